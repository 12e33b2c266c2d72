import { gzipSync } from "node:zlib";

/** An entry of a tarball, with its full path. */
export interface TarEntry {
  readonly path: string;
  readonly text?: string;
  /** The type of the entry. Default: "0" (a file). */
  readonly type?: string;
  /** Target of a link. */
  readonly target?: string;
  /** The size in the header, if it differs from the length of the text. */
  readonly size?: number;
}

/** Returns a tarball with files in the folder `package/`, like a tarball from npm. */
export function tarball(files: Readonly<Record<string, string>>): Buffer {
  return tarballOf(Object.entries(files).map(([path, text]) => ({ path: `package/${path}`, text })));
}

/** Returns a compressed tarball (POSIX.1-1988, "ustar Interchange Format"). */
export function tarballOf(entries: readonly TarEntry[]): Buffer {
  return gzipSync(Buffer.concat([...entries.flatMap(tarBlocks), Buffer.alloc(1024)]));
}

function tarBlocks(entry: TarEntry): readonly Buffer[] {
  const bytes = Buffer.from(entry.text ?? "");
  const content = Buffer.alloc(Math.ceil(bytes.length / 512) * 512);
  bytes.copy(content);
  return [tarHeader(entry, entry.size ?? bytes.length), content];
}

function tarHeader({ path, type = "0", target = "" }: TarEntry, size: number): Buffer {
  const header = Buffer.alloc(512);
  header.write(path, 0);
  header.write("0000644\0", 100);
  header.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  header.write("00000000000\0", 136);
  header.write("        0", 148);
  header.write(type, 156);
  header.write(target, 157);
  header.write("ustar\u000000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

/**
 * Returns a compressed tarball with a file of zeros.
 *
 * @param declared size of the file in its header, if it differs. The remaining zeros follow the file.
 */
export function tarballOfZeros(mebibytes: number, declared: number = mebibytes): Buffer {
  const block = gzipSync(Buffer.alloc(1024 * 1024), { level: 9 });
  const header = gzipSync(tarHeader({ path: "package/zeros" }, declared * 1024 * 1024));
  // A gzip file may consist of several members.
  return Buffer.concat([
    header,
    ...Array.from({ length: mebibytes }, () => block),
    gzipSync(Buffer.alloc(1024)),
  ]);
}
