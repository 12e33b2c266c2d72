import { execFile } from "node:child_process";

export interface SignatureCheck {
  /** `wrong` if some signatures are missing or wrong, and `unchecked` if nothing could be checked. */
  readonly status: "verified" | "wrong" | "unchecked";
  readonly lines: readonly string[];
}

/** Output of pnpm with `--json`. */
interface Audit {
  readonly audited: number;
  readonly verified: number;
  readonly invalid: readonly (AuditedPackage & { readonly reason: string })[];
  readonly missing: readonly AuditedPackage[];
}

interface AuditedPackage {
  readonly name: string;
  readonly version: string;
}

/**
 * Checks the signatures of every package in a lockfile with pnpm, against the keys published by the registry.
 *
 * @param workspace the folder with the lockfile
 * @param options additional pnpm arguments
 */
export async function checkSignatures(
  workspace: string,
  options: readonly string[] = [],
): Promise<SignatureCheck> {
  const { stdout, stderr } = await runAudit(workspace, options);
  const audit = readAudit(stdout);
  if (!audit) return { status: "unchecked", lines: [`Signatures were not checked: ${firstError(stderr)}`] };
  const { audited, verified, invalid, missing } = audit;
  const lines = [
    ...invalid.map(({ reason }) => `${reason}.`),
    ...missing.map(({ name, version }) => `${name}@${version} has no signature from the registry.`),
  ];
  if (lines.length > 0) return { status: "wrong", lines };
  // pnpm succeeds without keys, although it has checked nothing.
  if (audited === 0 || verified < audited) {
    const why =
      "the registry publishes no keys, which is common for mirrors. Choose another registry with --registry=<url>.";
    return { status: "unchecked", lines: [`Signatures were not checked: ${why}`] };
  }
  return { status: "verified", lines: [`The registry signed all ${verified} packages.`] };
}

/** With its default settings, pnpm needs more than a minute to report an unreachable registry. */
const FEW_RETRIES = ["--config.fetch-retries=1", "--config.fetch-retry-mintimeout=1000"];

function runAudit(
  cwd: string,
  options: readonly string[],
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  return new Promise((resolve) => {
    const args = ["audit", "signatures", "--json", ...FEW_RETRIES, ...options];
    execFile("pnpm", args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      resolve({ stdout, stderr: stderr || (error?.message ?? "") });
    });
  });
}

function readAudit(text: string): Audit | undefined {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return undefined;
  }
}

/** Joins pnpm's wrapped and decorated message into one line. */
function firstError(text: string): string {
  const lines = text.split("\n").map((line) => line.replace(/^\s*[×│]\s?/, "").trim());
  const start = lines.findIndex((line) => /^Error: ERR_PNPM/.test(line));
  const message = lines.slice(start + 1).filter((line) => line !== "");
  return message.join(" ").replace(/\/ (?=\S)/g, "/") || "pnpm did not report a reason.";
}
