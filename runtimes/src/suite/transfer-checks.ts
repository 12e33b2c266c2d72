import { downloadSource, uploadSource } from "@seamline/functions/source";
import { createFunctionsClient } from "@seamline/functions/v2/reference";
import { type Check, expectEqual } from "./check.ts";

const parent = "projects/p/locations/l";
const ARCHIVE = Uint8Array.from({ length: 300_000 }, (_, at) => at % 251);

/** Checks uploads of streams to signed URLs, and downloads that arrive in parts. */
export function transferChecks(address: string): Check[] {
  const functions = createFunctionsClient({ baseUrl: address, auth: false });
  const onProgress = (): void => undefined;
  const archive = (): ReadableStream<Uint8Array> => new Blob([ARCHIVE]).stream();
  const upload = async (source: Parameters<typeof uploadSource>[1]["source"]): Promise<void> => {
    const contentLength = ARCHIVE.byteLength;
    await uploadSource(functions, { parent, source, contentLength }, { onProgress });
    const { headers, bytes } = (await (await fetch(`${address}/uploaded`)).json()) as Uploaded;
    expectEqual(bytes, ARCHIVE.byteLength);
    expectEqual([headers["content-type"], headers.authorization], ["application/zip", undefined]);
  };
  return [
    { name: "uploads bytes to a signed URL", run: () => upload(ARCHIVE) },
    { name: "uploads a blob to a signed URL", run: () => upload(new Blob([ARCHIVE])) },
    { name: "uploads a stream to a signed URL", run: () => upload(archive) },
    { name: "uploads a one-shot stream to a signed URL", run: () => upload(archive()) },
    {
      name: "resumes a broken download",
      run: async () => {
        await upload(ARCHIVE);
        const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
        const [{ bytes }, read] = await Promise.all([
          downloadSource(functions, { name: `${parent}/functions/f` }, writable),
          new Response(readable).arrayBuffer(),
        ]);
        const all = new Uint8Array(read);
        expectEqual([bytes, all.length], [ARCHIVE.length, ARCHIVE.length]);
        expectEqual(
          all.findIndex((byte, at) => byte !== ARCHIVE[at]),
          -1,
        );
      },
    },
  ];
}

/** The last upload that the suite's server received. */
interface Uploaded {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
}
