import type { FormModel, FormSchema } from "@seamline/ui/form/form-schema";
import { faultHints as hints, faultIntentsText as text } from "./strings.ts";

/** A fault without the operation that it applies to. */
export type FaultEffect = Readonly<Record<string, unknown>>;

/** Faults that simulate the same kind of failure. */
export interface FaultIntent {
  readonly id: string;
  readonly label: string;
  /** Describes the failure in one sentence. */
  readonly hint: string;
  /** The members of a fault that belong to the intent. */
  readonly members: Readonly<Record<string, FormSchema>>;
  /** Faults to start from. The first one is the default. */
  readonly presets: readonly { readonly label: string; readonly effect: FaultEffect }[];
}

/** Members common to all faults. They select the matching requests to affect. */
const SCOPE: FaultIntent["members"] = {
  times: { type: "integer", description: hints.times },
  after: { type: "integer", description: hints.after },
};

const STATUS: FaultIntent["members"] = {
  status: { type: "integer", description: hints.status },
  retryAfter: { type: "integer", description: hints.retryAfter },
  body: { type: "any", description: hints.body },
};

export const FAULT_INTENTS: readonly FaultIntent[] = [
  {
    id: "errors",
    ...text.errors,
    members: STATUS,
    presets: [
      { label: text.presets.unavailable, effect: { status: 503, retryAfter: 1, times: 1 } },
      { label: text.presets.failing, effect: { status: 500 } },
      { label: text.presets.unauthorized, effect: { status: 401, times: 1 } },
    ],
  },
  {
    id: "limits",
    ...text.limits,
    members: STATUS,
    presets: [
      { label: text.presets.threeTimes, effect: { status: 429, retryAfter: 2, times: 3 } },
      { label: text.presets.fromTheSixth, effect: { status: 429, retryAfter: 10, after: 5 } },
    ],
  },
  {
    id: "delays",
    ...text.delays,
    members: { latencyMs: { type: "integer", description: hints.latencyMs } },
    presets: [
      { label: text.presets.slow, effect: { latencyMs: 1_000 } },
      { label: text.presets.slower, effect: { latencyMs: 5_000 } },
      { label: text.presets.timeout, effect: { latencyMs: 60_000, times: 1 } },
    ],
  },
  {
    id: "network",
    ...text.network,
    members: {
      reset: { type: "string", values: ["before", "after"], description: hints.reset },
      truncate: { type: "integer", description: hints.truncate },
      malformed: { type: "boolean", description: hints.malformed },
      contentType: { type: "string", description: hints.contentType },
    },
    presets: [
      { label: text.presets.lostAfter, effect: { reset: "after", times: 1 } },
      { label: text.presets.lostBefore, effect: { reset: "before", times: 1 } },
      { label: text.presets.truncated, effect: { truncate: 10, times: 1 } },
      { label: text.presets.malformed, effect: { malformed: true, times: 1 } },
      { label: text.presets.html, effect: { contentType: "text/html", times: 1 } },
    ],
  },
  {
    id: "lists",
    ...text.lists,
    members: {
      pageSize: { type: "integer", description: hints.pageSize },
      repeatToken: { type: "boolean", description: hints.repeatToken },
      clampPages: { type: "boolean", description: hints.clampPages },
      staleEtag: { type: "boolean", description: hints.staleEtag },
    },
    presets: [
      { label: text.presets.smallPages, effect: { pageSize: 1 } },
      { label: text.presets.repeatedToken, effect: { repeatToken: true } },
      { label: text.presets.clampedPages, effect: { clampPages: true } },
      { label: text.presets.staleEtag, effect: { staleEtag: true, times: 1 } },
    ],
  },
];

/** Describes the form for an intent's faults. */
export function intentForm({ members }: FaultIntent): FormModel {
  return { root: { type: "object", required: [], members: { ...members, ...SCOPE } }, definitions: {} };
}
