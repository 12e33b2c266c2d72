import type { HandledRequest, OutputLine } from "@seamline/emulator-kit";
import type { Ready } from "../ready.ts";
import type { LogLines, MessageLevel } from "./log-lines.ts";

/** Formats the log as JSON, with one object per line. Each object has a `time` (system time, RFC 3339) and a `type`. */
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

/** Characters that JSON does not escape, but that affect terminals and line readers. */
const UNESCAPED = /[\u007f-\u009f\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;

function lineOf(type: string, members: object): string {
  const json = JSON.stringify({ time: new Date().toISOString(), type, ...members });
  return json.replace(UNESCAPED, escapeUnits);
}

/** Escapes each UTF-16 code unit as in JSON (RFC 8259 section 7). */
function escapeUnits(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
    .join("");
}
