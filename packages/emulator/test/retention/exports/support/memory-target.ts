import type { ExportTarget } from "@seamline/retention/exports";

/** A download target that keeps files in memory. The keys are object names. */
export interface MemoryTarget {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly target: ExportTarget;
}

export function memoryTarget(): MemoryTarget {
  const files = new Map<string, Buffer>();
  const target: ExportTarget = ({ objectName }) => {
    let parts: Uint8Array[] = [];
    return {
      size: async () => 0,
      async *read() {},
      async write(bytes) {
        parts.push(bytes);
      },
      async reset() {
        parts = [];
      },
      async finish() {
        files.set(objectName, Buffer.concat(parts));
      },
      release: async () => undefined,
    };
  };
  return { files, target };
}
