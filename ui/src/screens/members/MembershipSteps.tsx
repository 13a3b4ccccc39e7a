import { useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { MemberEntry, MembershipStep } from "../../platform";

/** Joining, leaving and coming back, each by one button that writes the day down itself. */
export function MembershipSteps({ member }: { member: MemberEntry }) {
  const { text, say } = useFrame();
  const words = text.members;
  const change = useWrite((platform, step: MembershipStep) =>
    platform.changeMembership(member.id, step),
  );
  const steps: MembershipStep[] =
    member.kind === "guest" ? ["join"] : member.left === null ? ["leave"] : ["come_back"];

  async function take(step: MembershipStep) {
    if (!change.running && (await change.run(step)).ok) {
      say(words.stepTaken[step](member.name));
    }
  }

  return (
    <>
      {steps.map((step) => (
        <button
          type="button"
          className="b low"
          key={step}
          aria-disabled={change.running || undefined}
          onClick={() => take(step)}
        >
          {words.steps[step]}
        </button>
      ))}
      {change.problem !== null && <ProblemMessage problem={change.problem} />}
    </>
  );
}
