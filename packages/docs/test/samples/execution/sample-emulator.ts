import { createEmulator } from "@seamline/emulator";
import { exampleSeed } from "@seamline/emulator/example-seed";
import { functionRunner, listen } from "@seamline/emulator/node";
import { documents } from "@seamline/specs";
import { contracts } from "../../../src/model/contract.ts";
import {
  type OperationSamples,
  operationSamples,
  RECORDED_AT,
} from "../../../src/samples/operation-samples.ts";
import { pageSamples } from "../../../src/samples/page-samples.ts";
import type { SamplesAsShown } from "../../../src/samples/samples-as-shown.ts";

interface SampleName {
  /** Name in failure messages, for example `functions v2 createFunction`. */
  readonly name: string;
  readonly service: string;
}

export type NamedSample = OperationSamples & SampleName;
export type NamedSampleAsShown = SamplesAsShown & SampleName;

export async function everySample(): Promise<NamedSample[]> {
  const samples: NamedSample[] = [];
  for (const document of documents.filter(({ profile }) => profile === "reference")) {
    const { service, version } = document;
    for (const [operationId, sample] of await operationSamples(document)) {
      const name = [service, version, operationId].filter((word) => word !== undefined).join(" ");
      samples.push({ ...sample, name, service });
    }
  }
  return samples;
}

/** Returns the samples of the contracts as shown. */
export async function everySampleAsShown(): Promise<NamedSampleAsShown[]> {
  const samples: NamedSampleAsShown[] = [];
  for (const contract of contracts().filter(({ filled }) => filled.spec.profile === "reference")) {
    const { service, version, operations } = contract;
    const find = await pageSamples(contract);
    for (const { operationId } of operations) {
      const name = [service, version, operationId, "as shown"].filter((word) => word !== undefined).join(" ");
      const { shown } = find(operationId);
      if (shown !== undefined) samples.push({ ...shown, name, service });
    }
  }
  return samples;
}

/** A listening emulator with the seed and clock of the samples. `urls` contains the base URL of each service. */
export interface SampleEmulator extends AsyncDisposable {
  readonly urls: Readonly<Record<string, string>>;
}

export async function startSampleEmulator(): Promise<SampleEmulator> {
  const emulator = createEmulator({
    seed: exampleSeed,
    clock: { mode: "manual", now: RECORDED_AT },
    runner: functionRunner({ npm: "never" }),
  });
  const { urls, close } = await listen(emulator, { port: 0 });
  return {
    urls,
    [Symbol.asyncDispose]: async () => {
      await close();
      await emulator.close();
    },
  };
}
