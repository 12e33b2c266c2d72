import type { JSX } from "preact";
import { recordedResults } from "../../../../languages/src/results.ts";
import { contracts } from "../model/contract.ts";

/** What has been run or counted, each with the command that does it again. */
export function Proof(): JSX.Element {
  const operations = contracts().flatMap((contract) => contract.operations);
  const points = contracts().flatMap((contract) => contract.points);
  const filled = points.filter(({ state }) => state === "filled");
  const results = recordedResults();
  const languages = new Set(results.map(({ language }) => language));
  return (
    <section aria-labelledby="proof">
      <h2 id="proof">All of it runs</h2>
      <dl class="proof">
        <Figure amount={operations.length} command="npx -y pnpm test">
          operations of all versions, each with a sample in three languages that is run against the emulator
        </Figure>
        <Figure amount={results.length} command="npx -y pnpm test:languages" url="/languages/">
          generators of other tools, in {languages.size} languages, tested on the same bundles
        </Figure>
        <Figure amount={points.length} command="npx -y pnpm points" url="/points/">
          extension points in all documents, of which the reference profile fills {filled.length}
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
