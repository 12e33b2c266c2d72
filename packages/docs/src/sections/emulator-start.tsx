import { firstSentence } from "@seamline/ui/form/first-sentence";
import type { JSX } from "preact";
import { UnpublishedNote } from "../changelog/unpublished-note.tsx";
import { CodeBlock } from "../highlight/code-block.tsx";
import { type ListedPage, PageList } from "../reference/page-list.tsx";
import { Line } from "../reference/prose.tsx";
import { readmeCode } from "../repository/readme-code.ts";
import { packagePages } from "../repository/readmes.ts";
import { EMULATOR_TASKS } from "./emulator-tasks.ts";

const README = "packages/emulator/README.md";

/**
 * The first page about the emulator: a summary, common tasks, and the emulator's packages.
 *
 * @param reference pages about the emulator that are generated from code
 */
export function EmulatorStart({ reference }: { reference: readonly ListedPage[] }): JSX.Element {
  const packages = packagePages("/emulator/");
  const summary = packages.find(({ file }) => file === README)?.summary ?? "";
  return (
    <>
      <p>
        <Line text={summary} />
      </p>
      {EMULATOR_TASKS.map(({ id, title, pages }) => (
        <section key={id} class="guide-group">
          <h2 id={id}>{title}</h2>
          {id === "start" && <InTerminal />}
          {id === "test" && (
            <div class="command">
              <CodeBlock code={readmeCode(README, "Use it in a program")} language="typescript" />
            </div>
          )}
          <PageList pages={pages} />
        </section>
      ))}
      <section class="guide-group">
        <h2 id="packages">Packages</h2>
        <PageList
          pages={packages.map(({ title, url, summary: text }) => ({
            title,
            url,
            description: firstSentence(text),
          }))}
        />
      </section>
      <section class="guide-group">
        <h2 id="reference">Reference</h2>
        <PageList pages={reference} />
      </section>
    </>
  );
}

function InTerminal(): JSX.Element {
  return (
    <div class="command">
      <UnpublishedNote>
        {" "}
        In a clone, <code>npx -y pnpm start</code> does the same as this command:
      </UnpublishedNote>
      <CodeBlock code="npx @seamline/emulator --example" language="bash" />
      <p>
        It serves the example data: retention on port 4010, functions on 4011 and edge on 4012. Open{" "}
        <code>/__emulator/</code> on one of these ports to see requests and change the state.
      </p>
    </div>
  );
}
