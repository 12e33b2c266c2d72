import { ControlError, type ControlProblem } from "../../../control/control-error.ts";
import type { CloudEvent } from "./cloud-event.ts";
import { eventMembers, extension } from "./event-members.ts";

/** What an event is given that does not say it. */
export interface EventDefaults {
  readonly id: string;
  /** RFC 3339. */
  readonly time: string;
}

/** Where events come from that do not say it. */
const SOURCE = "//seamline.test/emulator";

/** Names of attributes (CloudEvents 1.0, section 3). */
const ATTRIBUTE_NAME = /^[a-z\d]+$/;

/**
 * Takes JSON for an event. It must have a `type`; what else an event must have is made up.
 *
 * @throws ControlError 400 naming every member that is wrong, and what would be right
 */
export function readCloudEvent(value: unknown, defaults: EventDefaults): CloudEvent {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalid([{ member: "", problem: "must be an object" }]);
  // A member that is null is one that is not there (CloudEvents JSON format, section 2.2); null may be data.
  const members = Object.entries(value).filter(([name, member]) => member !== null || name === "data");
  const given: Partial<CloudEvent> = Object.fromEntries(members);
  const problems = Object.entries(given).flatMap(([name, member]) => memberProblems(name, member));
  if (given.type === undefined) problems.push({ member: "type", problem: "must be given" });
  if (given.data !== undefined && given.data_base64 !== undefined)
    problems.push({ member: "data_base64", problem: "must not be given beside data" });
  if (problems.length > 0) throw invalid(problems);
  return { specversion: "1.0", source: SOURCE, ...defaults, ...given } as CloudEvent;
}

interface MemberProblem extends ControlProblem {
  readonly member: string;
}

function memberProblems(member: string, value: unknown): MemberProblem[] {
  const known = Object.hasOwn(eventMembers, member) ? eventMembers[member] : undefined;
  if (!known && !ATTRIBUTE_NAME.test(member))
    return [{ member, problem: "must have a name of lower-case letters and digits" }];
  const { isRight, right } = known ?? extension;
  return isRight(value) ? [] : [{ member, problem: `must be ${right}` }];
}

function invalid(problems: readonly MemberProblem[]): ControlError {
  const told = problems.map(({ member, problem }) => `${member || "The event"} ${problem}`).join("; ");
  return new ControlError(400, "invalid-event", `The event cannot be read: ${told}.`, { problems });
}
