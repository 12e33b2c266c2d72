import type { CommandDescription } from "@seamline/openapi/command-help";

/** Flags of `seamline-codegen`. They can be repeated for each document. */
export const GENERATE_FLAGS = {
  spec: {
    type: "string",
    multiple: true,
    value: "FILE",
    help: "OpenAPI document in JSON or YAML, with the files that it refers to; or a document in an installed package: @seamline/specs/retention/v1",
  },
  overlay: {
    type: "string",
    multiple: true,
    value: "FILE",
    help: "OpenAPI Overlay (1.0 to 1.2) in JSON or YAML to apply to the document; overlays apply in order",
  },
  out: {
    type: "string",
    multiple: true,
    value: "DIR",
    help: "folder for *.gen.ts files; files from an earlier run are replaced, other files are kept",
  },
  "client-name": {
    type: "string",
    multiple: true,
    value: "NAME",
    help: "name of the client's interface (the title of the document followed by Client)",
  },
  module: {
    type: "string",
    multiple: true,
    value: "NAME",
    help: "module that users augment to declare extension points (./types.gen.js)",
  },
  validators: {
    type: "boolean",
    multiple: true,
    help: "also writes validators.gen.ts: Standard Schemas of the data that operations return",
  },
  document: {
    type: "boolean",
    multiple: true,
    help: "also writes document.gen.ts: the document as an object, for an emulator",
  },
  "full-names": {
    type: "boolean",
    multiple: true,
    help: "keeps resource names in method names: photos.listPhotos instead of photos.list",
  },
  help: { type: "boolean", short: "h", multiple: true, help: "shows this help" },
  version: { type: "boolean", short: "v", multiple: true, help: "shows the version of this command" },
} as const;

/** Flags of `seamline-codegen fill`. */
export const FILL_FLAGS = {
  spec: { type: "string", value: "FILE", help: "document, as above" },
  overlay: { type: "string", multiple: true, value: "FILE", help: "overlay to apply first" },
  output: { type: "string", value: "FILE", help: "overlay to create or extend (prints the overlay)" },
  close: {
    type: "boolean",
    help: "closes the point, because the overlay is complete (the point stays open)",
  },
  from: {
    type: "string",
    multiple: true,
    value: "FILE",
    help: "proposes a fill from examples: a JSON value, a list, or one value per line; - is standard input",
  },
  schema: { type: "string", value: "NAME", help: "schema of the examples, if the point has several" },
  enum: {
    type: "boolean",
    help: "proposes enums for repeated strings; this writes their values into the overlay",
  },
  examples: { type: "boolean", help: "writes the first value of each member into the overlay" },
} as const;

/** Flags of `seamline-codegen overlay check`. */
export const CHECK_FLAGS = {
  spec: { type: "string", value: "FILE", help: "document (the file in the first overlay's extends)" },
  json: { type: "boolean", help: "prints the report as JSON" },
} as const;

export const command: CommandDescription = {
  name: "seamline-codegen",
  summary: "generates the types and data of a typed client from an OpenAPI 3 document",
  usage: [
    "--spec FILE [--overlay FILE]... --out DIR [--client-name NAME] [--module NAME]",
    " [--validators] [--document] [--full-names] [--spec FILE --out DIR [...]]...",
    "fill [POINT] --spec FILE [--overlay FILE]... [--output FILE] [--close]",
    " [--from FILE]... [--schema NAME] [--enum] [--examples]",
    "overlay check FILE... [--spec FILE] [--json]",
  ],
  groups: [
    {
      title: "",
      text: "One run can generate several documents, each followed by its options. If one of them has an error, nothing is written.",
      flags: GENERATE_FLAGS,
    },
    {
      title: "fill",
      text: "Writes an overlay that fills an extension point, with comments that explain what to write. Without a point, it lists the open points.",
      arguments: { POINT: "id of the extension point" },
      flags: FILL_FLAGS,
    },
    {
      title: "overlay check",
      text: "Lists the points that overlays fill and their contents, and warns about changes outside of these points. It fails if overlays do not apply, contradict each other, or result in a document that cannot be used for a client.",
      arguments: { FILE: "overlay to check" },
      flags: CHECK_FLAGS,
    },
  ],
  notes: [],
  environment: {},
  exitCodes: {
    "0": "success, possibly with warnings on standard error",
    "1": "an invalid command line, document or overlay: standard error has one line per problem, and no files are written",
  },
};
