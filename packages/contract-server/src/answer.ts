import {
  type Content,
  type Document,
  type Example,
  type MediaType,
  type Response,
  resolve,
} from "./document.ts";
import { sample } from "./sample.ts";

/** An answer of the server. A body of `undefined` is none; one of text is sent as it is unless it is JSON. */
export interface Answer {
  readonly status: number;
  readonly contentType?: string;
  readonly body?: unknown;
}

/** A documented answer: every body that its examples show, or else one made from its schema. */
export interface DocumentedAnswers {
  readonly status: number;
  readonly contentType?: string;
  readonly bodies: readonly unknown[];
}

/** What a documented response may look like, in JSON where it has several forms. */
export function answersOf(document: Document, status: number, response: Response): DocumentedAnswers {
  const content = response.content ?? {};
  const contentType = "application/json" in content ? "application/json" : Object.keys(content)[0];
  if (contentType === undefined) return { status, bodies: [] };
  return { status, contentType, bodies: bodiesOf(document, content, contentType) };
}

function bodiesOf(document: Document, content: Content, contentType: string): readonly unknown[] {
  const media = content[contentType] ?? {};
  const examples = examplesOf(document, media);
  if (examples.length > 0 || !media.schema) return examples;
  return [sample(document, media.schema)];
}

/** The worked examples of a body, in order. */
export function examplesOf(document: Document, media: MediaType): unknown[] {
  if ("example" in media) return [media.example];
  return Object.values(media.examples ?? {}).map((each) => resolve<Example>(document, each).value);
}
