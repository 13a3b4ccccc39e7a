// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { club as common } from "../../frame/forTests";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { Platform } from "../../platform";
import { OpenHandOver } from "./OpenHandOver";

const club = { ...common, file: "/home/書類/白樺会の引継ぎ/白樺会.hanchan" };

test("a wrong passphrase is told, and the right one opens the club", async () => {
  const problem = { kind: "wrong_passphrase" } as const;
  const openHandOver = vi.fn<Platform["openHandOver"]>((passphrase) =>
    passphrase === "sakura no hana ga"
      ? answer(club)
      : Promise.resolve({ ok: false, problem } as const),
  );
  const opened = vi.fn();
  renderInFrame(
    <OpenHandOver
      file="/usb/白樺会の引継ぎ.zip.age"
      encrypted
      onOpened={opened}
      onBack={() => undefined}
    />,
    { handOverPlace: () => answer("/home/書類/白樺会の引継ぎ"), openHandOver },
  );
  await screen.findByText("/home/書類/白樺会の引継ぎ");
  const box = screen.getByLabelText<HTMLInputElement>("合言葉");
  expect(box.type).toBe("password");
  await userEvent.type(box, "sakura no hana{Enter}");
  await screen.findByText("その合言葉では開けません。");
  expect(opened).not.toHaveBeenCalled();
  await userEvent.type(box, " ga{Enter}");
  await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith({ ok: true, value: club }));
  expect(screen.queryByText("その合言葉では開けません。")).toBeNull();
});

test("one that is not encrypted asks for no passphrase, and can be put elsewhere", async () => {
  const openHandOver = vi.fn<Platform["openHandOver"]>(() => answer(club));
  let place = "/home/書類/白樺会の引継ぎ";
  renderInFrame(
    <OpenHandOver
      file="/usb/白樺会の引継ぎ.zip"
      encrypted={false}
      onOpened={() => undefined}
      onBack={() => undefined}
    />,
    {
      handOverPlace: () => answer(place),
      chooseHandOverPlace: () => {
        place = "/home/books/白樺会の引継ぎ";
        return answer(place);
      },
      openHandOver,
    },
  );
  expect(screen.queryByLabelText("合言葉")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "置き場所を変える" }));
  await screen.findByText("/home/books/白樺会の引継ぎ");
  await userEvent.click(screen.getByRole("button", { name: "会のファイルを作って開く" }));
  expect(openHandOver).toHaveBeenCalledExactlyOnceWith(null);
});
