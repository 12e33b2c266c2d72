import type { PageCaller } from "../../protocol.ts";

/** Returns a caller's account, which is also the caller's name. */
export function nameOf(caller: PageCaller | undefined): string {
  return caller?.name ?? "ada@example.com";
}

/** Returns a mail query for the caller's account. */
export function mailOf(caller: PageCaller | undefined) {
  return {
    corpus: "MAIL",
    dataScope: "ALL_DATA",
    method: "ACCOUNT",
    accountInfo: { emails: [nameOf(caller)] },
  };
}
