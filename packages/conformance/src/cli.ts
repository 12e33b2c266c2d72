/** Plays the conformance cases and prints the URL: `node dist/cli.js [port]`. */
import { startConformanceServer } from "./conformance-server.ts";

const [given = "0"] = process.argv.slice(2);
if (/^\d{1,5}$/.test(given) && Number(given) < 65_536) {
  const { url } = await startConformanceServer({ port: Number(given) });
  console.log(url);
} else {
  console.error(`The port must be a number from 0 to 65535, not ${given}`);
  process.exitCode = 1;
}
