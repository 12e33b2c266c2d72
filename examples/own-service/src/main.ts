import { listen, logRequests } from "@seamline/emulator/node";
import { createEmulator } from "@seamline/emulator-kit";
import { parcels } from "./parcels-service.ts";
import { seed } from "./seed.ts";

const emulator = createEmulator({ services: [parcels], seed, longRunningMs: 10_000 });
logRequests(emulator);
const { urls } = await listen(emulator, { port: Number(process.env.PORT ?? 4010) });
console.log(`The parcels service is at ${urls.parcels}, and its page is at ${urls.parcels}/__emulator/`);
