/**
 * Builds what a release would publish and rehearses publishing it, on loopback only.
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
    `\nThe release would succeed: ${published.length} packages were packed, checked, published and used.`,
  );
} catch (error) {
  console.error(`\nThe release would fail: ${(error as Error).message}`);
  process.exitCode = 1;
}
