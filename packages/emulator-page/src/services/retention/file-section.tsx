import { fillPath } from "@seamline/ui/request/resource-name";
import { sizeText } from "@seamline/ui/response/response-body";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { SentResponse } from "../../actions/sent-response.tsx";
import { type Sent, sendAction } from "../../actions/use-action.ts";
import type { Item } from "../../contract/item-identity.ts";
import { actionText } from "../../strings.ts";
import type { ItemSectionProps } from "../../views/service-view.ts";
import { retentionText } from "./strings.ts";

interface ExportedFile {
  readonly bucketName: string;
  readonly objectName: string;
  readonly size?: string;
}

function filesOf({ cloudStorageSink }: Item): readonly ExportedFile[] {
  const { files } = Object(cloudStorageSink);
  return Array.isArray(files) ? files : [];
}

export function hasFiles(item: Item): boolean {
  return filesOf(item).length > 0;
}

/** Lists an export's files. Requests files with the permissions of the current caller. */
export function FileSection({ service, item, caller }: ItemSectionProps): JSX.Element {
  const [{ status, sent }, setOutcome] = useState<{ readonly status: string; readonly sent?: Sent }>({
    status: "",
  });
  const read = async (file: ExportedFile): Promise<void> => {
    setOutcome({ status: actionText.waiting });
    const request = { method: "GET", target: targetOf(file), headers: {} };
    setOutcome(await sendAction(service.name, request, caller));
  };
  return (
    <>
      <ul class="matter-rows">
        {filesOf(item).map((file) => (
          <li key={file.objectName}>
            <span class="row-name">{file.objectName.split("/").at(-1)}</span>
            <span class="count">{sizeText(Number(file.size ?? 0))}</span>
            <button
              type="button"
              aria-label={retentionText.viewFile(file.objectName)}
              onClick={() => void read(file)}
            >
              {retentionText.view}
            </button>
          </li>
        ))}
      </ul>
      {status !== "" && (
        <div class="ti-panel">
          <p class="ti-status" role="status">
            {status}
          </p>
          {sent && <SentResponse {...sent} operationId="file" />}
        </div>
      )}
    </>
  );
}

/** Returns the path of an object. The emulated service also serves objects. */
function targetOf({ bucketName, objectName }: ExportedFile): string {
  return fillPath("/storage/v1/b/{bucketName}/o/{objectName}?alt=media", { bucketName, objectName });
}
