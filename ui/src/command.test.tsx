// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { useRead, useWrite } from "./command";
import { answer, renderInFrame } from "./parts/inFrame";
import type { Answer } from "./platform";

afterEach(cleanup);

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
