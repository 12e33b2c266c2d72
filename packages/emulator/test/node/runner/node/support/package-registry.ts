import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { serveLocally } from "../../../../support/serve-locally.ts";

/** A registry of packages on this machine. */
export interface PackageRegistry {
  readonly url: string;
  /** Everything that was asked of it: the targets and the values of the header fields. */
  readonly asked: string[];
}

/** Serves packages in version 1.0.0 by their names, each with what its `package.json` says beside that. */
export async function packageRegistry(packages: Readonly<Record<string, object>>): Promise<PackageRegistry> {
  const asked: string[] = [];
  const url = await serveLocally((request, response) => {
    asked.push([request.url, ...Object.values(request.headers)].join(" "));
    const path = decodeURIComponent(request.url ?? "");
    const name = Object.keys(packages).find((each) => path === `/${each}` || path === `/${each}.tgz`);
    if (name === undefined) return void response.writeHead(404).end("{}");
    const manifest = { name, version: "1.0.0", ...packages[name] };
    const archive = tarball({
      "package.json": JSON.stringify(manifest),
      "index.js": `module.exports = '${name}';`,
    });
    if (path.endsWith(".tgz")) return void response.end(archive);
    const dist = {
      tarball: `http://${request.headers.host}/${encodeURIComponent(name)}.tgz`,
      integrity: `sha512-${createHash("sha512").update(archive).digest("base64")}`,
    };
    const versions = { "1.0.0": { ...manifest, dist } };
    response.end(JSON.stringify({ name, "dist-tags": { latest: "1.0.0" }, versions }));
  });
  return { url: `${url}/`, asked };
}

/** Files below `package/`, as npm packs them (POSIX.1-1988, "ustar Interchange Format"). */
function tarball(files: Readonly<Record<string, string>>): Buffer {
  const blocks = Object.entries(files).flatMap(([path, text]) => {
    const content = Buffer.alloc(Math.ceil(text.length / 512) * 512);
    content.write(text);
    return [tarHeader(`package/${path}`, text.length), content];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

function tarHeader(path: string, size: number): Buffer {
  const header = Buffer.alloc(512);
  header.write(path, 0);
  header.write("0000644\0", 100);
  header.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  header.write("00000000000\0", 136);
  header.write("        0", 148);
  header.write("ustar\u000000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}
