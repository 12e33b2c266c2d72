/** Serves the conformance cases and prints the URL: `node dist/cli.js [port]`. */
import { startConformanceServer } from "./conformance-server.ts";

const [port = "0"] = process.argv.slice(2);
if (/^\d{1,5}$/.test(port) && Number(port) < 65_536) {
  const { url } = await startConformanceServer({ port: Number(port) });
  console.log(url);
} else {
  console.error(`the port must be an integer from 0 to 65535, not ${port}`);
  process.exitCode = 1;
}
