import type { SeedProblem } from "../../../src/framework/seed.ts";
import type { AnyService } from "../../../src/framework/service.ts";

interface NotesSection {
  readonly notes?: readonly { readonly title: string }[];
}

const document = {
  components: {
    schemas: {
      Note: {
        type: "object",
        properties: {
          title: { type: "string", description: "What it is called." },
          kind: { $ref: "#/components/schemas/Kind" },
          due: { type: "string", format: "date-time" },
          parts: { type: "array", items: { $ref: "#/components/schemas/Note" } },
        },
        required: ["title"],
      },
      Kind: { type: "string", enum: ["SHORT", "LONG"] },
      Unused: { type: "string" },
    },
  },
};

const section = {
  type: "object",
  properties: {
    notes: { type: "array", items: { $ref: "#/$defs/notes/Note" } },
    codes: {
      type: "array",
      items: { type: "object", properties: { code: { type: "string", pattern: "^\\d+$" } } },
    },
    apiKey: { type: "string", maxLength: 4 },
  },
  additionalProperties: false,
};

/** A title that the service does not allow. */
export const FORBIDDEN = "forbidden";

/** Service members that the seed reader needs. */
export const notesService: AnyService = {
  name: "notes",
  documents: [{ id: "notes", document, handlers: {}, coverageNotes: {} }],
  seed: {
    schema: section,
    *check({ notes = [] }: NotesSection): Generator<readonly SeedProblem[]> {
      for (const [index, { title }] of notes.entries())
        if (title === FORBIDDEN) yield [{ pointer: `/notes/${index}/title`, problem: "It must be another." }];
    },
    fixturesOf: () => undefined,
  },
} as unknown as AnyService;
