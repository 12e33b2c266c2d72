import { h, type JSX } from "preact";
import type { Operation } from "../model/contract.ts";
import type { PageSamples } from "../samples/page-samples.ts";
import { ByProfile } from "./by-profile.tsx";
import { Recorded, type RecordedProps, SampleTabs } from "./samples.tsx";

/** Shows an operation's sample, the try-it button, and the recorded response, for each profile. */
export function OperationExample(props: { operation: Operation; samples: PageSamples }): JSX.Element | null {
  const { operation, samples } = props;
  const { filled, shown } = samples;
  if (filled === undefined) return null;
  const attributes: Record<string, string> = {
    "data-url": `${operation.url}try-it.json`,
    ...(shown ? { "data-url-as-shown": `${operation.url}try-it-shown.json` } : { class: "in-filled" }),
  };
  return (
    <aside class="reference-aside" aria-label="Example">
      <SampleTabs filled={filled.code} shown={shown?.code} />
      {h("seamline-try-it", attributes)}
      <ByProfile
        shown={recordedOf(samples, "shown")}
        filled={recordedOf(samples, "filled")}
        render={(recorded) => recorded && <Recorded {...recorded} />}
      />
    </aside>
  );
}

function recordedOf({ filled, shown }: PageSamples, profile: "filled" | "shown"): RecordedProps | undefined {
  if (profile === "shown")
    return shown && { response: shown.response, status: shown.status, omitted: shown.omitted };
  return filled && { response: filled.response, status: String(filled.response.status), omitted: [] };
}
