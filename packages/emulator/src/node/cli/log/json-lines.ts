import type { HandledRequest, OutputLine } from "@seamline/emulator-kit";
import type { Ready } from "../ready.ts";
import type { LogLines, MessageLevel } from "./log-lines.ts";

/** The log as JSON, an object a line. Each has `time` (of the wall clock, RFC 3339) and `type`. */
export class JsonLines implements LogLines {
  ready({ services, page, state }: Ready): string {
    const members = services.map(({ name, url, seeded }) => {
      const counts = Object.fromEntries(seeded.map(({ many, count }) => [many, count]));
      return [name, { url, seeded: counts }];
    });
    return lineOf("ready", { services: Object.fromEntries(members), page, state });
  }

  request(request: HandledRequest): string {
    const { service, document, operationId, method, target, status, elapsedMs, warnings, faults } = request;
    const durationMs = Math.round(elapsedMs * 1000) / 1000;
    const members = { service, document, operationId, method, target, status, durationMs, warnings, faults };
    return lineOf("request", members);
  }

  output({ service, resource, version, stream, text }: OutputLine): string {
    return lineOf("output", { service, resource, version, stream, text });
  }

  message(level: MessageLevel, text: string): string {
    return lineOf("message", { level, text });
  }

  omission(count: number): string {
    return lineOf("omission", { count });
  }
}

/** Characters that JSON leaves as they are, although terminals and line readers act on them. */
const UNESCAPED = /[\u007f-\u009f\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;

function lineOf(type: string, members: object): string {
  const json = JSON.stringify({ time: new Date().toISOString(), type, ...members });
  return json.replace(UNESCAPED, escapeUnits);
}

/** Writes each UTF-16 code unit as JSON escapes it (RFC 8259 section 7). */
function escapeUnits(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
    .join("");
}
