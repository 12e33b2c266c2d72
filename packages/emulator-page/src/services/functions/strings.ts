export const functionText = {
  location: "Location",
  runtime: "Runtime",
  trigger: "Trigger",
  event: "event",
  function: "Function",
  log: "Log",
  source: "Source",
  operations: "Operations",
  deployFirst: "To deploy one from a folder and redeploy it whenever its files change, run:",
  noOutput: "No output yet. The function's output appears here.",
  noOperations: "No operations. The seed contains this function, and it has not been deployed since.",
  files: "Files",
  archive: (version: string, size: string) => `Version ${version}, archive of ${size}`,
  emptyArchive: "The archive contains no files.",
  moreFiles: (count: number) => `${count.toLocaleString("en")} more files`,
  binaryFile: (path: string, size: string) => `${path} is a binary file (${size}).`,
  longFile: (path: string, size: string) => `${path} is too long to show (${size}).`,
} as const;

export const callText = {
  title: "Call the function",
  call: "Call",
  way: "Call through",
  address: "HTTP address",
  operation: "v1 call operation",
  method: "Method",
  path: "Path and query",
  body: "Body",
  data: "Data passed to the function",
  headers: "Headers",
  onePerLine: "One per line",
  copyUrl: "Copy the URL",
  invalidHeader: (line: string) => `Invalid header “${line}”. Use the form “name: value”.`,
} as const;

export const eventText = {
  events: "Events",
  introduction: "An event is delivered to every function whose trigger matches it.",
  suggestFor: "Suggest an event for",
  noFunction: "no particular function",
  sendTitle: "Send an event",
  event: "Event",
  kind: "CloudEvents JSON",
  hint: "`id`, `time` and `source` are added if missing.",
  send: "Send event",
  restore: "Restore the suggested event",
  sending: "Sending…",
  reaches: "Will be delivered to",
  reachesNone: (checked: number) => `No function receives this event: ${mismatchOf(checked)}.`,
  sentTo: (id: string, functions: string) => `Event ${id} was sent to ${functions}.`,
  noMatch: (id: string, checked: number) =>
    `No trigger matches event ${id} (${checked === 1 ? "1 function" : `${checked} functions`} checked).`,
  deliveries: "Event deliveries",
  noEvents: "No events yet.",
  older: (count: number) => `${count} older`,
  eventId: (id: string) => `Event ${id}`,
  attempts: (count: number) => (count === 1 ? "1 attempt" : `${count} attempts`),
  to: "to",
  useAsTemplate: "Use as template",
  next: "next",
  jump: "Jump to it",
} as const;

function mismatchOf(triggers: number): string {
  if (triggers === 0) return "no function has a trigger";
  return triggers === 1 ? "the only trigger does not match" : `none of the ${triggers} triggers matches`;
}
