import { isObject } from "@seamline/openapi/json-members";
import { type ReadBody, readResponseBody } from "@seamline/ui/response/response-body";
import { ResponseView } from "@seamline/ui/response/response-view";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Item } from "../contract/item-identity.ts";
import { control } from "../live/control-client.ts";
import { hrefOf } from "../page/route.ts";
import type { JournalDetail } from "../protocol.ts";
import { actionText } from "../strings.ts";
import type { Sent } from "./use-action.ts";

/** A link to an item that was created. */
export interface CreatedItem {
  readonly title: string;
  readonly href: string;
}

interface SentResponseProps extends Sent {
  readonly operationId: string;
  /** Returns a link to the item in a successful response. Absent if the operation does not create an item. */
  readonly createdItem?: ((item: Item) => CreatedItem | undefined) | undefined;
}

/**
 * Shows the response to a sent request, a link to the created item, and any contract violations in the request or
 * response.
 */
export function SentResponse(props: SentResponseProps): JSX.Element | null {
  const { response, journalId, operationId, createdItem } = props;
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
  const created = isObject(body.json) && response.status < 300 ? createdItem?.(body.json) : undefined;
  return (
    <>
      {created && (
        <p>
          <a href={created.href} dir="auto">
            {actionText.open(created.title)}
          </a>
        </p>
      )}
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
