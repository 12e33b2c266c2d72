import { serviceViews } from "emulator-page:service-views";
import { useEffect, useState } from "preact/hooks";
import { openDocument } from "../contract/documents.ts";
import type { PageService } from "../protocol.ts";
import { type ServiceLink, serviceLinks } from "./service-links.ts";

/** Returns the links to a service's lists and pages, or none until its document is loaded. */
export function useServiceLinks(service: PageService): readonly ServiceLink[] {
  const [links, setLinks] = useState<readonly ServiceLink[]>([]);
  useEffect(() => {
    let isOver = false;
    const view = serviceViews[service.name];
    const id = view?.document ?? service.documents[0]?.id ?? "";
    openDocument(id).then(
      (document) => isOver || setLinks(serviceLinks(service, document, view)),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [service]);
  return links;
}
