import type { JSX } from "preact";
import { recordedResults } from "../../../../languages/src/results.ts";
import { contracts } from "../model/contract.ts";

/** Shows test results as figures, each with the command that reproduces it. */
export function Proof(): JSX.Element {
  const operations = contracts().flatMap((contract) => contract.operations);
  const points = contracts().flatMap((contract) => contract.points);
  const filled = points.filter(({ state }) => state === "filled");
  const results = recordedResults();
  const languages = new Set(results.map(({ language }) => language));
  return (
    <section aria-labelledby="proof">
      <h2 id="proof">Tested end to end</h2>
      <dl class="proof">
        <Figure amount={operations.length} command="npx -y pnpm test">
          operations in all versions, each with samples in three languages that run against the emulator
        </Figure>
        <Figure amount={results.length} command="npx -y pnpm test:languages" url="/languages/">
          third-party generators in {languages.size} languages, tested with the same bundles
        </Figure>
        <Figure amount={points.length} command="npx -y pnpm points" url="/points/">
          extension points in all contracts; the reference profile fills {filled.length}
        </Figure>
      </dl>
    </section>
  );
}

function Figure(props: {
  amount: number;
  command: string;
  url?: string;
  children: string | (string | number)[];
}): JSX.Element {
  const { amount, command, url, children } = props;
  return (
    <div>
      <dt>{amount}</dt>
      <dd>
        <p>{children}</p>
        <p>
          <code>{command}</code> {url && <a href={url}>See all</a>}
        </p>
      </dd>
    </div>
  );
}
