import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { send } from "../contract/calls.ts";
import { openDocument } from "../contract/documents.ts";
import { useEmulator } from "../live/page-context.ts";
import { go, hrefOf } from "../page/route.ts";
import type { JournalDetail, PageCaller, PageService } from "../protocol.ts";
import { entryText as text } from "../strings.ts";
import { curlOf, typeScriptOf } from "./entry-call.ts";

/** Buttons for copying a recorded request as code, and for sending it again. */
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
        {text.copyCurl}
      </button>
      {entry.operationId !== undefined && entry.document !== undefined && (
        <button type="button" onClick={() => perform(() => copy(() => programFor(service, entry, caller)))}>
          {text.copyTypeScript}
        </button>
      )}
      <button
        type="button"
        aria-disabled={obstacle !== undefined}
        title={obstacle}
        onClick={() => obstacle === undefined && perform(() => sendAgain(entry, caller))}
      >
        {text.resend}
      </button>
      {entry.operationId !== undefined && (
        <a class="button" href={hrefOf(["faults"], { operation: entry.operationId })}>
          {text.addFault}
        </a>
      )}
      <span role="status">{status}</span>
    </div>
  );
}

/** Returns the caller that sent the request, or the default caller if the seed no longer contains it. */
function callerOf({ callers }: PageService, entry: JournalDetail): PageCaller | undefined {
  return callers.find(({ name }) => name === entry.caller) ?? callers[0];
}

async function copy(code: () => Promise<string>): Promise<string> {
  await navigator.clipboard.writeText(await code());
  return text.copied;
}

async function programFor(
  service: PageService,
  entry: JournalDetail,
  caller: PageCaller | undefined,
): Promise<string> {
  const document = await openDocument(entry.document ?? "");
  const operation = document.operation(entry.operationId ?? "");
  if (!operation) throw new Error(text.noSuchOperation(entry.operationId));
  return typeScriptOf(document, service, operation, entry, caller);
}

/** Returns the reason why a recorded request cannot be sent again, or `undefined` if it can. */
function resendProblem({ request: { body } }: JournalDetail): string | undefined {
  if (!body) return undefined;
  if (body.isCut) return text.bodyTruncated;
  if (body.text === undefined) return text.bodyBinary;
  return body.text.includes("[redacted]") ? text.bodyRedacted : undefined;
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
  return text.resent(response.status);
}
