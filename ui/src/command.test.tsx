// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { useRead, useWrite } from "./command";
import { answer, renderInFrame } from "./parts/inFrame";
import type { Answer, Problem } from "./platform";

test("what was asked for before a write is not shown after it, even if it comes later", async () => {
  const asked: ((value: Answer<string>) => void)[] = [];
  function Shown() {
    const read = useRead(["shown"], () => new Promise<Answer<string>>((come) => asked.push(come)));
    const write = useWrite(() => answer(null));
    return (
      <>
        <p>{read.value ?? "nothing"}</p>
        <button type="button" onClick={() => write.run()}>
          write
        </button>
      </>
    );
  }
  renderInFrame(<Shown />);
  await userEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[0]?.({ ok: true, value: "before" });
  asked[1]?.({ ok: true, value: "after" });
  await screen.findByText("after");
});

test("what may have been written is asked for, and what was not is not", async () => {
  const asked = vi.fn(() => answer("shown"));
  const problems: Problem[] = [
    { kind: "failing_disk", file: "club.hanchan" },
    { kind: "uncertain_save", file: "club.hanchan" },
    { kind: "lost_name", file: "club.hanchan" },
  ];
  function Shown() {
    useRead(["shown"], asked);
    const write = useWrite((): Promise<Answer<null>> => {
      const [problem] = problems.splice(0, 1);
      return Promise.resolve(problem ? { ok: false, problem } : { ok: true, value: null });
    });
    return (
      <button type="button" onClick={() => write.run()}>
        {write.problem?.kind ?? "write"}
      </button>
    );
  }
  renderInFrame(<Shown />);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole("button"));
  await screen.findByText("failing_disk");
  expect(asked).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button"));
  await screen.findByText("uncertain_save");
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await userEvent.click(screen.getByRole("button"));
  await screen.findByText("lost_name");
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
});

test("what is shown anew after a write does not begin with the answer of before", async () => {
  let record = "before";
  function Shown() {
    const read = useRead(["shown"], () => answer(record));
    return read.value === undefined ? <p>reading</p> : <Begun at={read.value} />;
  }
  function Begun({ at }: { at: string }) {
    const [begun] = useState(at);
    return <p>begun {begun}</p>;
  }
  function Opened() {
    const [open, setOpen] = useState(true);
    const write = useWrite(() => {
      record = "after";
      return answer(null);
    });
    return (
      <>
        {open && <Shown />}
        <button type="button" onClick={() => setOpen(!open)}>
          look
        </button>
        <button type="button" onClick={() => write.run()}>
          write
        </button>
      </>
    );
  }
  renderInFrame(<Opened />);
  await screen.findByText("begun before");
  await userEvent.click(screen.getByRole("button", { name: "look" }));
  await userEvent.click(screen.getByRole("button", { name: "write" }));
  await userEvent.click(screen.getByRole("button", { name: "look" }));
  await screen.findByText("begun after");
});

test("what could not be read is asked for again when it is shown anew", async () => {
  const problem: Problem = { kind: "failing_disk", file: "club.hanchan" };
  const asked = vi.fn<() => Promise<Answer<string>>>(() => Promise.resolve({ ok: false, problem }));
  function Shown() {
    const read = useRead(["shown"], asked);
    return <p>{read.problem?.kind ?? read.value}</p>;
  }
  function Opened() {
    const [open, setOpen] = useState(true);
    return (
      <>
        {open && <Shown />}
        <button type="button" onClick={() => setOpen(!open)}>
          look
        </button>
      </>
    );
  }
  renderInFrame(<Opened />);
  await screen.findByText("failing_disk");
  asked.mockResolvedValue({ ok: true, value: "whole" });
  await userEvent.click(screen.getByRole("button"));
  await userEvent.click(screen.getByRole("button"));
  await screen.findByText("whole");
  await userEvent.click(screen.getByRole("button"));
  await userEvent.click(screen.getByRole("button"));
  expect(asked).toHaveBeenCalledTimes(2);
});
