/**
 * Builds what a release would publish and rehearses publishing it; nothing leaves loopback.
 *
 *   pnpm release:rehearse
 */
import { runTurbo } from "../start/run-turbo.ts";
import { rehearseRelease } from "./rehearse-release.ts";

if ((await runTurbo(["build"])) !== 0) {
  console.error("\nThe release would fail: the packages do not build.");
  process.exit(1);
}
try {
  const { published } = await rehearseRelease({ log: console.log });
  console.log(
    `\nThe release stands: ${published.length} packages packed, checked and published, and used from there.`,
  );
} catch (error) {
  console.error(`\nThe release would fail: ${(error as Error).message}`);
  process.exitCode = 1;
}
