import type { JSX } from "preact";
import type { Contract, Operation } from "../model/contract.ts";
import { type NextCall, nextCalls } from "../model/next-calls.ts";
import { ByProfile } from "./by-profile.tsx";
import { Line } from "./prose.tsx";

/** Lists the operations to call next, at the end of an operation page. */
export function NextCalls(props: { contract: Contract; operation: Operation }): JSX.Element {
  const { contract, operation } = props;
  return (
    <ByProfile
      shown={linksOf(nextCalls(contract, operation, "shown"))}
      filled={linksOf(nextCalls(contract, operation, "filled"))}
      render={(links, isFilled) => <NextList links={links} anchor={isFilled ? "next" : undefined} />}
    />
  );
}

type NextLink = Pick<Operation, "method" | "title" | "url"> & Pick<NextCall, "says">;

function linksOf(calls: readonly NextCall[]): NextLink[] {
  return calls.map(({ operation: { method, title, url }, says }) => ({ method, title, url, says }));
}

function NextList(props: { links: readonly NextLink[]; anchor: string | undefined }): JSX.Element | null {
  const { links, anchor } = props;
  if (links.length === 0) return null;
  return (
    <nav class="next-calls" aria-labelledby={anchor}>
      <h2 id={anchor}>Next calls</h2>
      <ul>
        {links.map(({ method, title, url, says }) => (
          <li key={url}>
            <a href={url}>
              <b class={`method ${method.toLowerCase()}`}>{method}</b> {title}
            </a>
            <span class="says">
              <Line text={says} />
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
