import { onTestFinished } from "vitest";
import { createEmulator, type Emulator, type EmulatorOptions } from "../../../../src/index.ts";
import { OPENING, type Send, senderTo } from "../../../support/law-office.ts";
import { mailOf, type SeedMessage } from "../../support/retention-seed.ts";

/** Duration of an export. */
export const EXPORT_MS = 1_000;

const EXPORTER = ["Manage Matters", "Manage Searches", "Manage Exports"];

const accounts = [
  { email: "ann@example.com", firstName: "Ann", lastName: "Lee" },
  { email: "ben@example.com" },
  { email: "vera@example.com", privileges: [...EXPORTER, "View All Matters"] },
  { email: "clerk@example.com", privileges: ["Manage Searches", "View All Matters"] },
  { email: "seeker@example.com", privileges: ["Manage Exports"] },
  { email: "carol@example.com" },
  { email: "dave@example.com" },
  { email: "lost@example.com" },
];

/** A read-only token for Ann. */
export const READ_ONLY_TOKEN = "look";

const tokens = { [READ_ONLY_TOKEN]: { account: "ann@example.com", readOnly: true } };

export const MESSAGES: readonly SeedMessage[] = [
  {
    account: "carol@example.com",
    time: "2026-01-05T08:00:00Z",
    from: "Zoë Ünal <zoe@example.net>",
    to: ["carol@example.com", "Dave O'Neil <dave@example.com>"],
    subject: 'Grüße, "lease"; signed\nBcc: evil@example.net',
    text: "From now on:\r\n>From then on\nFrom the <b>office</b> & Co, ça va ✓\n.\nEnd",
  },
  {
    account: "carol@example.com",
    time: "2026-01-06T08:00:00+01:00",
    text: "Plain.\nFrom here.",
    isDraft: true,
  },
  {
    account: "dave@example.com",
    time: "2026-01-07T08:00:00Z",
    from: "carol@example.com",
    subject: "Re: lease",
  },
  {
    account: "dave@example.com",
    corpus: "CALENDAR",
    time: "2026-02-01T10:00:00Z",
    from: "Carol <carol@example.com>",
    to: ["dave@example.com"],
    subject: "Signing; bring pens, and ink",
    text: `Line one\nLine two ${"é".repeat(80)}`,
    location: "Room 1, North",
  },
  {
    account: "dave@example.com",
    corpus: "DRIVE",
    time: "2026-02-02T10:00:00Z",
    subject: "Lease.txt",
    text: "…",
  },
];

export interface ExportOffice {
  readonly emulator: Emulator;
  as(email: string): Send;
  /** Sends requests as Ann, who owns the matter. */
  readonly send: Send;
  readonly matterId: string;
  /** Path of the exports of the matter. */
  readonly exports: string;
}

/** Creates an emulator with a manual clock and an open matter that Ann shares with Ben and the clerk. */
export async function openExportOffice(options: Omit<EmulatorOptions, "seed"> = {}): Promise<ExportOffice> {
  const emulator = createEmulator({
    clock: { mode: "manual", now: OPENING },
    longRunningMs: EXPORT_MS,
    seed: {
      accounts,
      tokens,
      retention: { messages: MESSAGES, unavailableAccounts: ["lost@example.com"] },
    },
    ...options,
  });
  onTestFinished(() => emulator.close());
  const as = senderTo(emulator);
  const send = as("ann@example.com");
  const { matterId } = (await send("POST", "", { name: "Lease" })).body;
  for (const accountId of ["ben@example.com", "clerk@example.com"])
    await send("POST", `/${matterId}:addPermissions`, {
      matterPermission: { accountId, role: "COLLABORATOR" },
    });
  return { emulator, as, send, matterId, exports: `/${matterId}/exports` };
}

/** A file in the representation of an export. */
export interface FileOfExport {
  readonly bucketName: string;
  readonly objectName: string;
  readonly size: string;
  readonly md5Hash: string;
}

/** Runs an export to its end. */
export async function finishedExport(
  { emulator, send, exports }: ExportOffice,
  body: object,
): Promise<{ readonly id: string; readonly status: string; readonly files: readonly FileOfExport[] }> {
  const { id } = (await send("POST", exports, body)).body;
  await emulator.clock.advance(EXPORT_MS);
  const finished = (await send("GET", `${exports}/${id}`)).body;
  return { id, status: finished.status, files: finished.cloudStorageSink?.files ?? [] };
}

/** Requests a file, by default as Ann. */
export function readFile(
  { emulator }: Pick<ExportOffice, "emulator">,
  { bucketName, objectName }: Pick<FileOfExport, "bucketName" | "objectName">,
  { headers, email = "ann@example.com", ...init }: RequestInit & { email?: string } = {},
): Promise<Response> {
  const path = `/storage/v1/b/${bucketName}/o/${encodeURIComponent(objectName)}?alt=media`;
  return emulator.retention.fetch(`http://127.0.0.1${path}`, {
    ...init,
    headers: { ...headers, ...(email !== "" && { authorization: `Bearer ${email}` }) },
  });
}

export interface ExportStorage extends ExportOffice {
  /** File with Carol's mail. */
  readonly file: FileOfExport;
}

/** Opens an export office with a completed export of Carol's mail. */
export async function openExportStorage(): Promise<ExportStorage> {
  const office = await openExportOffice();
  const { files } = await finishedExport(office, { query: mailOf("carol@example.com") });
  return { ...office, file: files[0] as FileOfExport };
}

export async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}
