import { Verdict } from "@seamline/ui/response/verdict";
import type { JSX } from "preact";
import type { Panel } from "./use-panel.ts";

/** The result of the last action, as announced by screen readers: a message, or the verdict on the response. */
export function StatusLine({ failure, exchange }: Pick<Panel, "failure" | "exchange">): JSX.Element {
  const message = failure ?? exchange.status;
  return (
    <p class="ti-status" role="status">
      {message === "" && exchange.received ? <Verdict {...exchange.received} /> : message}
    </p>
  );
}
