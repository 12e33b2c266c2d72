import type { Script } from "@seamline/contract-server";
import type { Consumer } from "./consumer.ts";
import { workspaceFolder } from "./packages.ts";
import { startServiceStandIn } from "./service-stand-in.ts";

const here = `${workspaceFolder}scripts/release/consumers/`;
const example = `${workspaceFolder}examples/own-overlay/`;

/** Installs and calls the three clients. */
export const userOfClients: Consumer = {
  packages: ["@seamline/edge", "@seamline/functions", "@seamline/retention"],
  files: { "clients.ts": `${here}clients.ts`, "globals.d.ts": `${here}globals.d.ts` },
  commands: [],
  program: "clients.ts",
  services: {
    EDGE_URL: () =>
      startServiceStandIn(
        { service: "edge", version: undefined, profile: "as shown" },
        { listDnsZones: zones },
      ),
    FUNCTIONS_URL: () => startServiceStandIn({ service: "functions", version: "v2", profile: "reference" }),
    RETENTION_URL: () => startServiceStandIn({ service: "retention", version: "v1", profile: "reference" }),
  },
  expectedOutput:
    /^\{"zones":3,"refused":401,"code":"account.unauthorized","artifacts":true,"state":true\}\n$/,
};

/** Generates a client from the specs and the worked example's overlay, and runs the example's program. */
export const userOfTools: Consumer = {
  packages: ["@seamline/client-core", "@seamline/codegen", "@seamline/specs"],
  files: {
    "own.overlay.yaml": `${example}own.overlay.yaml`,
    "src/main.ts": `${example}src/main.ts`,
    "globals.d.ts": `${here}globals.d.ts`,
  },
  commands: [
    ["seamline-specs", "points", "retention/v1"],
    [
      "seamline-codegen",
      ...["--spec", "@seamline/specs/retention/v1"],
      ...["--overlay", "own.overlay.yaml"],
      ...["--out", "src/generated"],
    ],
  ],
  program: "src/main.ts",
  services: {
    RETENTION_URL: () =>
      startServiceStandIn(
        { service: "retention", version: "v1", profile: "as shown" },
        { createMatter: matter, getMatter: matter },
      ),
  },
  expectedOutput: /^Case 42 is kept in EUROPE\.\n$/,
};

/** Runs the emulator in its own process, with clients, and prints its command's help. */
export const userOfEmulator: Consumer = {
  packages: ["@seamline/edge", "@seamline/emulator", "@seamline/retention"],
  files: { "emulator.ts": `${here}emulator.ts`, "globals.d.ts": `${here}globals.d.ts` },
  commands: [["seamline-emulator", "--help"]],
  program: "emulator.ts",
  services: {},
  expectedOutput: /^\{"zones":7,"counted":"0","refused":true\}\n$/,
};

/** Three zones on two pages; an unknown key gets a 401. */
const zones: Script = ({ query, headers }) => {
  if (headers.accesskey === "unknown")
    return {
      status: 401,
      body: { ErrorKey: "account.unauthorized", Field: "AccessKey", Message: "Refused." },
    };
  const page = Number(query.find(([name]) => name === "page")?.[1] ?? "1");
  const items = page === 1 ? [{}, {}] : [{}];
  return { body: { Items: items, CurrentPage: page, TotalItems: 3, HasMoreItems: page === 1 } };
};

const matter: Script = () => ({ body: { matterId: "m", name: "Case 42", matterRegion: "EUROPE" } });
