import type { FaultScope, ServiceFault, TransportFault } from "./fault.ts";

/** Whether a value is right, and what would be. */
type Check = readonly [isRight: (value: unknown) => boolean, problem: string];

type Checks<Member extends string> = Readonly<Record<Member, Check>>;

/** Visible signs, spaces and tabs: what the value of a header may hold (RFC 9110 section 5.5). */
const HEADER_VALUE = /^[\x21-\x7e\x80-\xff](?:[\t\x20-\x7e\x80-\xff]*[\x21-\x7e\x80-\xff])?$/;

const isHeaderValue = (value: unknown): boolean => typeof value === "string" && HEADER_VALUE.test(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isCount = (value: unknown): boolean => isWhole(value) && value >= 0;

const aFlag: Check = [(value) => typeof value === "boolean", "must be true or false"];
const aCount: Check = [isCount, "must be a whole number, 0 or more"];
const aPositiveCount: Check = [(value) => isWhole(value) && value > 0, "must be a whole number, 1 or more"];

/** Members that say which requests a fault is for. */
export const scopeMembers: Checks<keyof FaultScope> = {
  operationId: [
    (value) => typeof value === "string" && value !== "",
    "must be the operationId of an operation, or * for every request",
  ],
  document: [
    (value) => typeof value === "string" && value !== "",
    "must be the id of a document, such as retention@v1",
  ],
  times: aPositiveCount,
  after: aCount,
};

/** Members that the HTTP layer does. */
export const transportMembers: Checks<keyof TransportFault> = {
  status: [(value) => isWhole(value) && value >= 200 && value <= 599, "must be a status from 200 to 599"],
  body: [isJson, "must be text or a JSON value"],
  retryAfter: [
    (value) => isCount(value) || isHeaderValue(value),
    "must be whole seconds, 0 or more, or the value of the header",
  ],
  latencyMs: [
    (value) => typeof value === "number" && Number.isFinite(value) && value >= 0,
    "must be milliseconds, 0 or more",
  ],
  reset: [
    (value) => typeof value === "boolean" || value === "before" || value === "after",
    "must be before or after (the operation is carried out), true (after) or false",
  ],
  truncate: [isCount, "must be a whole number of bytes, 0 or more"],
  malformed: aFlag,
  contentType: [isHeaderValue, "must be the value of the header"],
};

/** Members that a service does. */
export const serviceMembers: Checks<keyof ServiceFault> = {
  clampPages: aFlag,
  pageSize: aPositiveCount,
  repeatToken: aFlag,
  staleEtag: aFlag,
};

/** Every member of a fault. */
export const faultMembers: Readonly<Record<string, Check>> = {
  ...scopeMembers,
  ...transportMembers,
  ...serviceMembers,
};

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}
