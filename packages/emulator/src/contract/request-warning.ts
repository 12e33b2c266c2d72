import type { Violation } from "./violation.ts";

/** Something in a request that its service ignores, and that was probably meant to count. */
export interface RequestWarning {
  /** `path` where no operation has the path. */
  readonly in: "path" | "query" | "body";
  /** JSON pointer (RFC 6901) into that part: `/nme`, `/accounts/0/emial`, `/pageSzie`; empty for a path. */
  readonly pointer: string;
  /** The known name or path that is nearest to what was sent; none where nothing comes close. */
  readonly suggestion?: string;
  /** `unknown member nme; did you mean name?` */
  readonly message: string;
}

export const NO_WARNINGS: readonly RequestWarning[] = [];

/** More are not told of: a request may hold thousands. */
export const MOST_WARNINGS = 10;

const LONGEST_NAME = 60;

/**
 * @param kind what it would be: a member, a parameter
 * @param name of it, with that of what it is in: `accounts[0].emial`
 */
export function unknownName(
  place: Pick<RequestWarning, "in" | "pointer">,
  kind: string,
  name: string,
  suggestion: string | undefined,
): RequestWarning {
  const message = `unknown ${kind} ${shownName(name)}`;
  if (suggestion === undefined) return { ...place, message };
  return { ...place, suggestion, message: `${message}; did you mean ${suggestion}?` };
}

/** As what is wrong with the request, where what is ignored elsewhere is refused. */
export function violationOf({ in: place, pointer, message }: RequestWarning): Violation {
  const end = message.endsWith("?") ? "" : ".";
  return { in: place, pointer, rule: "unknown", problem: `U${message.slice(1)}${end}` };
}

/** Names come from anywhere, and warnings go to terminals: what moves a cursor or hides is escaped. */
function shownName(name: string): string {
  const start = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
  if (/^[\w.[\]$@…-]+$/.test(start)) return start;
  return JSON.stringify(start).replace(
    /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
