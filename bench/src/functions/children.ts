import { readdir, readFile } from "node:fs/promises";

/** Memory of a process in megabytes: resident (RSS) and proportional (PSS), which counts a share of each shared page. */
export interface Memory {
  readonly resident: number;
  readonly proportional: number;
}

/** Reads the memory of the Node processes that a process has started. Only Linux reports it. */
export async function memoryOfChildren(parent: number): Promise<Memory[]> {
  const children = await Promise.all(
    (await readdir("/proc")).filter(isNumber).map((id) => childOf(parent, id)),
  );
  return Promise.all(children.filter((id) => id !== undefined).map(memoryOf));
}

function isNumber(name: string): boolean {
  return /^\d+$/.test(name);
}

async function childOf(parent: number, id: string): Promise<string | undefined> {
  const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
  const isNode = /^Name:\s*node/im.test(status) || /^Name:\s*MainThread/m.test(status);
  return isNode && Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]) === parent ? id : undefined;
}

async function memoryOf(id: string): Promise<Memory> {
  const rollup = await readFile(`/proc/${id}/smaps_rollup`, "utf8");
  const megabytes = (field: string): number =>
    Number(new RegExp(`^${field}:\\s*(\\d+) kB`, "m").exec(rollup)?.[1] ?? Number.NaN) / 1024;
  return { resident: megabytes("Rss"), proportional: megabytes("Pss") };
}
