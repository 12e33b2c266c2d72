import type { DownloadTarget } from "@seamline/functions/source";

/** A download target that keeps the data in memory. */
export interface KeptDownload {
  readonly target: DownloadTarget;
  bytes(): Uint8Array;
}

export function keptDownload(): KeptDownload {
  let parts: Uint8Array[] = [];
  const target = {
    size: async () => 0,
    async *read() {},
    write: async (bytes: Uint8Array) => void parts.push(bytes.slice()),
    reset: async () => {
      parts = [];
    },
    finish: async () => undefined,
    release: async () => undefined,
  };
  return { target, bytes: () => new Uint8Array(Buffer.concat(parts)) };
}
