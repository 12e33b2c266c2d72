import type { ArazzoStep } from "@seamline/openapi/arazzo";
import { capitalized } from "../html/capitalized.ts";
import { type StoryBody, storyBody } from "./body-text.ts";
import { criterionInWords } from "./criterion-in-words.ts";
import type { ExecutedStep } from "./run-step.ts";

/** A step with its last request and response. */
export interface StoryStep {
  readonly stepId: string;
  /** The step's name in words, for example `Open matter`. */
  readonly title: string;
  readonly description: string;
  /** The called operation. Undefined for other requests, for example to a signed URL. */
  readonly operation?: StoryOperation;
  readonly request: StoryRequest;
  readonly response: StoryResponse;
  /** Success criteria as sentences in Markdown. */
  readonly criteria: readonly string[];
  readonly outputs: readonly { readonly name: string; readonly value: string }[];
  /** True if the step checks emulator behavior that the contract leaves open. */
  readonly reliesOnEmulator: boolean;
  /** Present if the step was retried until its criteria were met. */
  readonly retried?: { readonly attempts: number; readonly waitedSeconds: number };
}

export interface StoryOperation {
  readonly service: string;
  readonly version: string | undefined;
  readonly operationId: string;
}

export interface StoryRequest {
  readonly method: string;
  /** Path and query, or the absolute URL if the contract does not describe it. */
  readonly path: string;
  readonly headers: readonly StoryHeader[];
  readonly body?: StoryBody;
}

export interface StoryResponse {
  readonly status: number;
  readonly headers: readonly StoryHeader[];
  readonly body?: StoryBody;
}

export type StoryHeader = readonly [name: string, value: string];

/** Converts an executed step to the data shown on the page. */
export function storyStep(executed: ExecutedStep): StoryStep {
  const { step, request, outputs, attempts, waitedSeconds } = executed;
  const { operation } = request;
  const contract = operation?.source.contract;
  return {
    stepId: step.stepId,
    title: wordsOf(step.stepId),
    description: step.description ?? "",
    ...(operation &&
      contract && {
        operation: {
          service: contract.service,
          version: contract.version,
          operationId: operation.operationId,
        },
      }),
    request: requestOf(executed),
    response: responseOf(executed),
    criteria: step.successCriteria.map(criterionInWords),
    outputs: Object.entries(outputs).map(([name, value]) => ({
      name,
      value: typeof value === "string" ? value : JSON.stringify(value),
    })),
    reliesOnEmulator: step["x-relies-on-emulator"] === true,
    ...(attempts > 1 && { retried: { attempts, waitedSeconds } }),
  };
}

/** Matches words written in capitals. */
const INITIALISMS = /\b(?:url|id|dns|mx)\b/g;

/** Converts `generateUploadUrl` to `Generate upload URL`. */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const text = words.replaceAll(INITIALISMS, (word) => word.toUpperCase());
  return capitalized(text);
}

function requestOf({ request: { url, method, headers, body, operation } }: ExecutedStep): StoryRequest {
  const path = `${decodeURI(url.pathname)}${url.search}`;
  const mediaType = new Map(headers.map(([name, value]) => [name.toLowerCase(), value])).get("content-type");
  const rendered = body && storyBody(body.bytes, mediaType ?? "", body.file);
  return {
    method,
    path: operation ? path : `${url.origin}${path}`,
    headers: headers.map(([name, value]) => [isMediaType(name) ? "Content-Type" : name, value]),
    ...(rendered && { body: rendered }),
  };
}

function responseOf({ step, response }: ExecutedStep): StoryResponse {
  const names = new Set(["Content-Type", ...namedHeaders(step)]);
  const headers = [...names].flatMap((name): StoryHeader[] => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const body = storyBody(response.bytes, response.headers.get("content-type") ?? "");
  return { status: response.status, headers, ...(body && { body }) };
}

function isMediaType(name: string): boolean {
  return name.toLowerCase() === "content-type";
}

/** Returns the headers that the criteria or outputs of a step refer to. */
function namedHeaders({ successCriteria, outputs = {} }: ArazzoStep): string[] {
  const texts = [
    ...successCriteria.flatMap(({ condition, context = "" }) => [condition, context]),
    ...Object.values(outputs),
  ];
  return texts.flatMap((text) =>
    [...text.matchAll(/\$response\.header\.([\w-]+)/g)].map(([, name = ""]) => name),
  );
}
