/** All visible text of the shared components, grouped by component. */

export const clockText = {
  clock: "Clock:",
  hour: "+1 h",
  day: "+1 day",
  customDuration: "Custom duration",
  advanceBy: "Advance the clock by",
  unit: "Unit",
  advance: "Advance",
  invalidDuration: "Enter a duration between 0 and 100 years.",
} as const;

export const codeText = {
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Copy failed",
} as const;

export const formText = {
  body: "Body",
  form: "Form",
  json: "JSON",
  jsonBody: "JSON body",
  noBody: "No body.",
  addBody: "+ Add body",
  required: "required",
  remove: "Remove",
  removeField: (name: string) => `Remove ${name}`,
  addMembers: "Add members",
  addMember: (name: string) => `Add ${name}`,
  addNamedMember: "+ Add member",
  newMemberName: "New member name",
  namePlaceholder: "name",
  addItem: (list: string) => `+ Add to ${list}`,
  otherValue: "Other value…",
  otherValueFor: (name: string) => `Other value for ${name}`,
  fileFor: (name: string) => `File for ${name}`,
} as const;

/** Syntax errors in JSON that a user types. */
export const jsonText = {
  problemAt: (line: number, column: number, message: string) => `Line ${line}, column ${column}: ${message}`,
  expected: (expected: string, found: string) => `Expected ${expected}, but found ${found}.`,
  value: "a value",
  name: "a name in double quotes",
  colon: "a colon",
  commaOr: (close: string) => `a comma or ${close}`,
  doubleQuote: "a double quote",
  end: "the end of the text",
  unterminatedString: "Unterminated string: add a double quote before the end of the line.",
  invalidEscape:
    'Invalid escape: after a backslash, use one of " \\ / b f n r t, or u and four hexadecimal digits.',
  invalid: "This is not valid JSON.",
} as const;

export const requestText = {
  path: "Path",
  parameters: "Parameters",
  sharedParameters: (count: number): string =>
    count === 1 ? "1 common parameter" : `${count} common parameters`,
  onePerLine: "one per line",
  notSent: "(not sent)",
  required: (name: string) => `${name} is required.`,
  fileRequired: "Choose a file to send as the body.",
  valueRequired: "Enter a value. The path requires it.",
  emptySegment: "Segments must not be empty.",
  dotSegment: "Segments must not be “.” or “..”.",
  nameRequired: (pattern: string) => `Enter a name in the form ${pattern}.`,
  invalidName: (pattern: string, why: string) => `The name must have the form ${pattern}: ${why}.`,
  nameEnds: (next: string) => `the name ends before “${next}”`,
  wrongSegment: (index: number, expected: string, found: string) =>
    `segment ${index} must be “${expected}”, but ${found === "" ? "is empty" : `got “${found}”`}`,
  invalidSegment: (index: number, parameter: string) =>
    `segment ${index}, ${parameter}, must not be empty, “.” or “..”`,
  tooManySegments: (expected: number, found: number) => `expected ${expected} segments, but got ${found}`,
} as const;

export const responseText = {
  body: "Response body",
  noBody: "The response has no body.",
  headers: (count: number) => `Response headers (${count})`,
  responseMatches: "Response matches the contract",
  responseViolation: "Response violates the contract",
  requestViolation: "Request violates the contract",
  inPart: (part: string) => `in its ${part}`,
  at: "at",
  ignored: "Ignored by the service",
  unknownType: "unknown type",
  file: (type: string) => `The response is a file of type ${type}.`,
  download: (name: string, size: string) => `Download ${name} (${size})`,
  save: (size: string) => `Save body (${size})`,
  /** The parts of the sentence before and after the command. */
  noRunner: "The emulator in this page cannot run code. Start a local emulator with",
  noRunnerNext: "and send the request there, for example with the curl command below.",
} as const;

/** Labels for facts that runs have checked. */
export const verificationText = {
  verified: "verified",
  stale: "stale",
  disputed: "disputed",
} as const;

export const statesText = {
  title: (schema: string) => `States of ${schema}`,
  noTransitions: "No documented transitions",
  cause: "Call or event",
  transition: "Transition",
  condition: "Condition",
  noTransitionsFor: "No documented transitions for",
  startsIn: "starts in",
  from: "from",
  to: "to",
  or: "or",
  end: "the final state",
} as const;
