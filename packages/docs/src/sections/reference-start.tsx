import type { JSX } from "preact";
import { Services } from "../landing/services.tsx";
import { type ListedPage, PageList } from "../reference/page-list.tsx";
import type { WorkflowStory } from "../workflows/workflow-stories.ts";

const PAGES: readonly ListedPage[] = [
  {
    title: "Workflows",
    url: "/workflows/",
    description: "Tasks that need several calls, step by step, with recorded requests and responses.",
  },
  {
    title: "Extension points",
    url: "/points/",
    description: "Everything that the sources leave open, and the overlays that fill it.",
  },
  {
    title: "Downloads",
    url: "/downloads/",
    description: "Contracts as OpenAPI 3.1 and 3.0, overlays, workflows, and the schema of emulator seeds.",
  },
  {
    title: "Coverage",
    url: "/coverage/",
    description: "Which source statements the contracts contain, and which parts the emulator implements.",
  },
  {
    title: "How contracts are written",
    url: "/reference/specs/",
    description: "The package `@seamline/specs`: its bundles, and the extensions that the contracts use.",
  },
];

/** The first page of the reference: all services, and pages about all services. */
export function ReferenceStart({ stories }: { stories: readonly WorkflowStory[] }): JSX.Element {
  return (
    <>
      <p>
        The contract of each service describes its resources and operations. An extension point is a fact that
        the source leaves open. The reference profile fills some of them with overlays.
      </p>
      <Services stories={stories} />
      <section class="guide-group">
        <h2 id="all">About all services</h2>
        <PageList pages={PAGES} />
      </section>
    </>
  );
}
