import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { send } from "../contract/calls.ts";
import { openDocument } from "../contract/documents.ts";
import { useEmulator } from "../live/page-context.ts";
import { go } from "../page/route.ts";
import type { JournalDetail, PageCaller, PageService } from "../protocol.ts";
import { curlOf, typeScriptOf } from "./entry-call.ts";

/** What can be done with a recorded request: copy it as code, and send it again. */
export function EntryActions({ entry }: { readonly entry: JournalDetail }): JSX.Element | null {
  const { services } = useEmulator();
  const service = useStore(services)?.services.find(({ name }) => name === entry.service);
  const [status, setStatus] = useState("");
  const perform = (work: () => Promise<string>): void =>
    void work().then(setStatus, (error: unknown) => setStatus((error as Error).message));
  if (!service) return null;
  const caller = callerOf(service, entry);
  const obstacle = resendProblem(entry);
  return (
    <div class="actions entry-actions">
      <button type="button" onClick={() => perform(() => copy(async () => curlOf(service, entry, caller)))}>
        Copy as curl
      </button>
      {entry.operationId !== undefined && entry.document !== undefined && (
        <button type="button" onClick={() => perform(() => copy(() => programFor(service, entry, caller)))}>
          Copy as TypeScript
        </button>
      )}
      <button
        type="button"
        aria-disabled={obstacle !== undefined}
        title={obstacle}
        onClick={() => obstacle === undefined && perform(() => sendAgain(entry, caller))}
      >
        Send again
      </button>
      <span role="status">{status}</span>
    </div>
  );
}

/** Who sent it, as the seed has it; the default caller stands in for somebody whom it does not name. */
function callerOf({ callers }: PageService, entry: JournalDetail): PageCaller | undefined {
  return callers.find(({ name }) => name === entry.caller) ?? callers[0];
}

async function copy(text: () => Promise<string>): Promise<string> {
  await navigator.clipboard.writeText(await text());
  return "Copied.";
}

async function programFor(
  service: PageService,
  entry: JournalDetail,
  caller: PageCaller | undefined,
): Promise<string> {
  const document = await openDocument(entry.document ?? "");
  const operation = document.operation(entry.operationId ?? "");
  if (!operation) throw new Error(`The contract has no operation ${entry.operationId}.`);
  return typeScriptOf(document, service, operation, entry, caller);
}

/** Why a request cannot be sent again as it was. */
function resendProblem({ request: { body } }: JournalDetail): string | undefined {
  if (!body) return undefined;
  if (body.isCut) return "The journal has only the beginning of the body.";
  if (body.text === undefined) return "The journal keeps no body that is no text.";
  return body.text.includes("[redacted]") ? "The journal has redacted a part of the body." : undefined;
}

async function sendAgain(entry: JournalDetail, caller: PageCaller | undefined): Promise<string> {
  const { service, method, target, request } = entry;
  const type = request.headers["content-type"];
  const response = await send(
    service,
    { method, target, headers: type === undefined ? {} : { "content-type": type }, body: request.body?.text },
    caller,
  );
  const id = response.headers.get("x-emulator-request");
  if (id !== null) go(["journal", id]);
  return `Sent again: ${response.status}.`;
}
