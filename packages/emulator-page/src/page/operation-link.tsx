import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useEmulator } from "../live/page-context.ts";

interface OperationLinkProps {
  readonly document: string | undefined;
  readonly operationId: string;
}

/** Shows an operation id. It links to the operation's documentation if the emulator knows its URL. */
export function OperationLink({ document, operationId }: OperationLinkProps): JSX.Element {
  const { services } = useEmulator();
  const docsUrl = useStore(services)?.docsUrl;
  if (docsUrl === undefined || document === undefined) return <code>{operationId}</code>;
  const url = `${docsUrl.replace(/\/$/, "")}/${document.replace("@", "/")}/${operationId}/`;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <code>{operationId}</code>
    </a>
  );
}
