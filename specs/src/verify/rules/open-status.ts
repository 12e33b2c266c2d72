import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { VerifiedDocument } from "../contract/verified-document.ts";

/** Returns whether the contract leaves an operation's errors open. */
export function isOpenStatus({ extensions }: ContractOperation, { bundle }: VerifiedDocument): boolean {
  const defined = bundle["x-extension-points"] ?? {};
  const ofOperation = [extensions["x-extension-point"] ?? []].flat() as string[];
  const ofDocument = [bundle["x-extension-point"] ?? []].flat() as string[];
  return [...ofOperation, ...ofDocument].some((id) => OPEN_AREAS.includes(defined[id]?.area ?? ""));
}

const OPEN_AREAS: readonly string[] = ["errors"];
