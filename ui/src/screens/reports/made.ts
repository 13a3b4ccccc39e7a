import { type Read, useRead } from "../../command";
import { useFrame } from "../../frame/context";
import type { Answer, Document, Paper, Platform, ReportFacts } from "../../platform";
import { nextWork } from "../../work";

/** A document as it is printed, and what is to be known of it. */
export interface Made {
  facts: ReportFacts;
  pdf: ArrayBuffer;
}

/** The document, made anew for each choice; whoever asks for the same one gets the same. */
export function useMade(document: Document, paper: Paper): Read<Made> & { seen: Made | null } {
  const { platform } = useFrame();
  const read = useRead(["report", document, paper], () => make(platform, document, paper));
  // The pages of what was chosen before must not be taken for those that could not be made, or that
  // take long.
  const isAwaited = read.problem !== null || (document.kind === "everybody" && read.loading);
  return { ...read, seen: isAwaited ? null : (read.value ?? null) };
}

async function make(platform: Platform, document: Document, paper: Paper): Promise<Answer<Made>> {
  const work = nextWork("preview");
  const pdf = await platform.reportPdf(document, paper, work);
  if (!pdf.ok) {
    return pdf;
  }
  const facts = await platform.reportFacts(document, paper, work);
  return facts.ok ? { ok: true, value: { facts: facts.value, pdf: pdf.value } } : facts;
}
