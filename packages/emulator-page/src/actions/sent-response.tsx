import { type ReadBody, readResponseBody } from "@seamline/ui/response/response-body";
import { ResponseView } from "@seamline/ui/response/response-view";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { control } from "../live/control-client.ts";
import { hrefOf } from "../page/route.ts";
import type { JournalDetail } from "../protocol.ts";
import { actionText } from "../strings.ts";
import type { Sent } from "./use-action.ts";

/** Shows the response to a sent request, and any contract violations in the request or response. */
export function SentResponse({
  response,
  journalId,
  operationId,
}: Sent & { readonly operationId: string }): JSX.Element | null {
  const [read, setRead] = useState<{ readonly body: ReadBody; readonly entry?: JournalDetail }>();
  useEffect(() => {
    let isOver = false;
    void readSent(response, journalId).then((result) => isOver || setRead(result));
    return () => {
      isOver = true;
    };
  }, [response, journalId]);
  if (!read) return null;
  const { body, entry } = read;
  return (
    <>
      <ResponseView
        received={{
          response,
          operationId,
          body,
          warnings: entry?.warnings ?? [],
          check: entry?.check && { ...entry.check, warnings: entry.warnings },
        }}
      />
      {journalId !== undefined && (
        <p class="ti-hint">
          <a href={hrefOf(["journal", String(journalId)])}>{actionText.inJournal(journalId)}</a>
        </p>
      )}
    </>
  );
}

async function readSent(
  response: Sent["response"],
  journalId: number | undefined,
): Promise<{ readonly body: ReadBody; readonly entry?: JournalDetail }> {
  const body = await readResponseBody(response);
  if (journalId === undefined) return { body };
  const entry = await control<JournalDetail>("GET", `/requests/${journalId}`).catch(() => undefined);
  return { body, ...(entry && { entry }) };
}
