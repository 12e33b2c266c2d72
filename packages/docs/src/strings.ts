/** Text used in browser scripts and generated pages, grouped by view. */

export const copyText = {
  copy: "Copy",
  copied: "Copied",
  pressKeys: "Press Ctrl+C",
  failed: "Could not copy",
} as const;

/** The control below a code block that is cut. */
export const codeText = {
  showLines: (lines: number) => `Show all ${lines} lines`,
  showLess: "Show fewer lines",
} as const;

export const openInText = {
  open: (program: string) => `Open in ${program}`,
  prompt: (page: string) => `Read ${page} so that I can ask questions about it.`,
} as const;

export const searchText = {
  search: "Search",
  placeholder: "Search operations, fields and guides",
  hint: "Operations, fields, schemas and guides",
  failed: "The search could not be loaded.",
  noResults: (query: string) => `No results for “${query}”`,
  count: (pages: number) => (pages === 1 ? "1 page" : `${pages} pages`),
  results: "Results",
  toSelect: "to select",
  toOpen: "to open",
  toClose: "to close",
  /** Headings by kind of page. */
  headings: {
    operation: "Operations",
    schema: "Schemas",
    resource: "Resources",
    guide: "Guides",
    workflow: "Workflows",
    package: "Packages",
    decision: "Decisions",
  },
  otherHeading: "More",
} as const;

/** Buttons that open a try-it panel. `try-it/try-it-strings.ts` contains the panel's text, which is loaded later. */
export const openText = {
  tryIt: "Try it",
  runIt: "Edit and send",
  close: "Close",
  loading: "Loading…",
  retry: (label: string) => `${label} again`,
} as const;

export const workflowText = {
  reliesOnEmulator:
    "The contract does not fully describe this result. Other servers can respond differently.",
} as const;
