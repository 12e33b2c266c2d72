import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FileMessage, fileMessageFrom } from "../../../src/services/retention/exports/file-message.ts";
import { csvFile, jsonFile, xmlFile } from "../../../src/services/retention/exports/formats/data-files.ts";
import { icalendarFile } from "../../../src/services/retention/exports/formats/icalendar-file.ts";
import { quotedPrintable } from "../../../src/services/retention/exports/formats/mail-encoding.ts";
import { mboxFile } from "../../../src/services/retention/exports/formats/mbox-file.ts";
import { MESSAGES } from "./support/export-office.ts";
import { readMbox, unquoted } from "./support/read-mbox.ts";

const seeded: FileMessage[] = MESSAGES.map((seed, place) => fileMessageFrom(seed, place, seed.account));
const [lease] = seeded as [FileMessage];

/**
 * Generates strings that are difficult to format: line breaks, separators, quotes, encodings and characters of all
 * sizes.
 */
const awkward: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "\n",
        "\r\n",
        "\r",
        "\t",
        "From ",
        ">From ",
        ">>From ",
        "=?",
        "?=",
        "=3D",
        '"',
        "'",
        "\\",
      ),
      fc.constantFrom(
        ",",
        ";",
        ":",
        "<",
        ">",
        "&",
        "]]>",
        "é",
        "✓",
        "𝄞",
        " ",
        "\u0000",
        "\u007f",
        "\ud800",
        "x".repeat(90),
      ),
      fc.string({ maxLength: 12, unit: "binary" }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(""));

const messages: fc.Arbitrary<FileMessage[]> = fc
  .array(
    fc.record({
      account: fc.constantFrom("carol@example.com", "Ünal"),
      time: fc
        .date({ min: new Date(0), max: new Date("9999-12-31"), noInvalidDate: true })
        .map((at) => at.toISOString()),
      id: awkward,
      from: awkward,
      to: fc.array(awkward, { maxLength: 3 }),
      subject: awkward,
      text: awkward,
      isDraft: fc.boolean(),
      corpus: fc.constantFrom("MAIL", "CALENDAR"),
      location: awkward,
    }),
    { maxLength: 4 },
  )
  .map((seeds) => seeds.map((seed, place) => fileMessageFrom(seed, place, seed.account)));

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot contain them
const INVALID_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: iCalendar cannot contain them
const INVALID_IN_ICS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, "\n");

describe("mbox", () => {
  it("mbox separates messages according to RFC 4155", () => {
    const file = mboxFile(seeded);
    expect(file).toMatch(/^From zoe@example\.net Mon Jan {2}5 08:00:00 2026\n/);
    expect(file.endsWith("\n\n")).toBe(true);
  });

  it("mbox uses MAILER-DAEMON for an unknown sender", () => {
    expect(mboxFile(seeded.slice(1, 2))).toMatch(/^From MAILER-DAEMON Tue Jan {2}6 07:00:00 2026\n/);
  });

  it("mbox preserves non-ASCII names", () => {
    const [message] = readMbox(mboxFile([lease]));
    expect(message?.fields).toMatchObject({
      date: "Mon, 05 Jan 2026 08:00:00 +0000",
      from: "Zoë Ünal <zoe@example.net>",
      to: `carol@example.com, "Dave O'Neil" <dave@example.com>`,
      "message-id": "<message-1@example.com>",
    });
  });

  it("mbox prevents a line break in a subject from starting a new header field", () => {
    const [message] = readMbox(mboxFile([lease]));
    expect(message?.fields.subject).toBe('Grüße, "lease"; signed Bcc: evil@example.net');
    expect(message?.fields).not.toHaveProperty("bcc");
  });

  it("mbox preserves every message and its text", () => {
    fc.assert(
      fc.property(messages, (all) => {
        const read = readMbox(mboxFile(all));
        expect(read.map(({ text }) => text)).toEqual(all.map(({ text }) => withLineFeeds(text)));
      }),
    );
  });

  it("mbox contains only ASCII lines of a valid length", () => {
    fc.assert(
      fc.property(messages, (all) => {
        const lines = mboxFile(all).split("\n");
        for (const line of lines) expect(line).toMatch(/^[ -~\t]{0,998}$/);
      }),
    );
  });
});

describe("quoted-printable", () => {
  it("quoted-printable has short lines without trailing spaces, and preserves the text", () => {
    fc.assert(
      fc.property(awkward, (awkwardText) => {
        const text = withLineFeeds(awkwardText).replace(/\p{Surrogate}/gu, "");
        const encoded = quotedPrintable(text);
        for (const line of encoded.split("\n")) expect(line).toMatch(/^(?:[!-~ \t]{0,75}[!-~])?$/);
        expect(unquoted(encoded)).toBe(text);
      }),
    );
  });
});

describe("JSON", () => {
  it("JSON preserves every message", () => {
    fc.assert(
      fc.property(messages, (all) => {
        const whole = all.map(({ details, ...rest }) => ({ ...rest, ...details }));
        expect(JSON.parse(jsonFile(all))).toEqual(whole);
      }),
    );
  });
});

describe("XML", () => {
  const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  const unescaped = (text: string): string =>
    text.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) =>
      code ? String.fromCharCode(Number(code)) : (ENTITIES[name] ?? "?"),
    );
  const inXml = (text: string): string => text.replace(INVALID_IN_XML, "\ufffd");

  it("XML preserves text, attributes and recipients", () => {
    fc.assert(
      fc.property(messages, (all) => {
        const elements = [
          ...xmlFile(all).matchAll(/<message (?<attributes>[^<>]*)>(?<content>.*?)<\/message>/gs),
        ];
        expect(elements.length).toBe(all.length);
        for (const [place, { groups = {} }] of elements.entries()) {
          const { id, text, to } = all[place] as FileMessage;
          expect(unescaped(/ ?id="([^"]*)"/.exec(groups.attributes ?? "")?.[1] ?? "")).toBe(inXml(id));
          expect(unescaped(/<text>([^<]*)<\/text>/.exec(groups.content ?? "")?.[1] ?? "")).toBe(inXml(text));
          const recipients = [...(groups.content ?? "").matchAll(/<to>([^<]*)<\/to>/g)];
          expect(recipients.map(([, each = ""]) => unescaped(each))).toEqual(to.map(inXml));
        }
      }),
    );
  });
});

describe("iCalendar", () => {
  const unfolded = (file: string): string[] => file.replace(/\r\n[ \t]/g, "").split("\r\n");
  const unescaped = (text: string): string =>
    text.replace(/\\([\\;,n])/g, (_, sign) => (sign === "n" ? "\n" : sign));

  it("iCalendar contains calendar data as events", () => {
    const lines = unfolded(icalendarFile(seeded.slice(3, 4)));
    expect(lines).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Seamline//Emulator//EN",
      "BEGIN:VEVENT",
      "UID:message-4@dave@example.com",
      "DTSTAMP:20260201T100000Z",
      "DTSTART:20260201T100000Z",
      'ORGANIZER;CN="Carol":mailto:carol@example.com',
      "ATTENDEE:mailto:dave@example.com",
      "SUMMARY:Signing\\; bring pens\\, and ink",
      `DESCRIPTION:Line one\\nLine two ${"é".repeat(80)}`,
      "LOCATION:Room 1\\, North",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("iCalendar contains other data as journal entries", () => {
    const lines = unfolded(icalendarFile(seeded.slice(1, 2)));
    expect(lines).toEqual(expect.arrayContaining(["BEGIN:VJOURNAL", "STATUS:DRAFT", "END:VJOURNAL"]));
  });

  it("iCalendar preserves text in lines of at most 75 octets without control characters", () => {
    const inIcs = (text: string): string => withLineFeeds(text).replace(INVALID_IN_ICS, "\ufffd");
    fc.assert(
      fc.property(messages, (all) => {
        const file = icalendarFile(all);
        for (const line of file.split("\r\n")) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
          expect(line).not.toMatch(new RegExp(INVALID_IN_ICS.source));
        }
        const texts = unfolded(file).filter((line) => line.startsWith("DESCRIPTION:"));
        expect(texts.map((line) => unescaped(line.slice(12)))).toEqual(all.map(({ text }) => inIcs(text)));
      }),
    );
  });
});

describe("CSV", () => {
  it("CSV preserves every field", () => {
    fc.assert(
      fc.property(fc.array(fc.array(awkward, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
        const fields = [...csvFile(rows).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
        const read = fields.map(([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain);
        expect(read).toEqual(rows.flat());
        expect(fields.filter(([, , , end]) => end === "\r\n").length).toBe(rows.length);
      }),
    );
  });
});
