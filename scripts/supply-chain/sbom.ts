/**
 * Writes the bill of materials (CycloneDX 1.6) of every public package and of all packages together, with the digests
 * of their tarballs. The same commit results in the same bytes on every machine.
 *
 * pnpm release:sbom [folder]     the default folder is "sbom"
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { publicPackages, workspaceFolder } from "../release/packages.ts";
import { formatBill, packageBill, releaseBill } from "./bill-of-materials.ts";
import { type Bom, packageName } from "./bom.ts";
import { commitOf } from "./commit.ts";
import { buildPublic, packedHashes, shippedPackages } from "./shipped-packages.ts";

const [folder = "sbom", ...others] = process.argv.slice(2);
try {
  if (others.length > 0) throw new Error("Pass one argument: the folder to write to.");
  await buildPublic();
  await writeBills(resolve(folder));
} catch (error) {
  console.error(`No SBOM was written: ${(error as Error).message}`);
  process.exitCode = 1;
}

async function writeBills(target: string): Promise<void> {
  const origin = await commitOf(workspaceFolder);
  const hashes = await packedHashes(await publicPackages());
  const shipped = (await shippedPackages(workspaceFolder)).map((each, index) => ({
    ...each,
    hash: hashes[index],
  }));
  const bills = [
    ...shipped.map((each) => packageBill(each, shipped, origin)),
    releaseBill("seamline", shipped, origin),
  ];
  await mkdir(target, { recursive: true });
  for (const bill of bills) {
    const file = join(target, fileNameOf(bill));
    await rm(file, { force: true });
    await writeFile(file, formatBill(bill));
    console.log(`${file}: ${bill.components.length} components`);
  }
}

function fileNameOf({ metadata: { component } }: Bom): string {
  const name = packageName(component).replace("@", "").replace("/", "-");
  return `${name}-${component.version}.cdx.json`;
}
