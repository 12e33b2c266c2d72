import { CodeBlock } from "@seamline/ui/code/code-block";
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { wordsOf } from "../contract/resource-tree.ts";
import { useLoaded } from "../live/use-control.ts";
import { useCaller } from "../page/caller.ts";
import type { PageService } from "../protocol.ts";
import { pageText, overviewText as text } from "../strings.ts";
import type { ServiceView } from "../views/service-view.ts";
import { connectProgram } from "./connect-program.ts";

interface ConnectCodeProps {
  readonly service: PageService;
  readonly view: ServiceView | undefined;
  /** The choice of the service, shown above its code. */
  readonly children: ComponentChildren;
}

type Language = keyof typeof text.languages;

/** Shows a program and a command that call the service as the selected caller. */
export function ConnectCode({ service, view, children }: ConnectCodeProps): JSX.Element {
  const caller = useCaller(service);
  const title = wordsOf(service.name);
  const [wanted, setWanted] = useState<Language>("typeScript");
  const { value: program } = useLoaded([service.name, service.url, caller?.name].join("\n"), 0, () =>
    connectProgram(service, view, caller),
  );
  const code: Record<Language, string> = {
    typeScript: program ?? pageText.loading,
    curl: service.examples.join("\n"),
  };
  const languages = (Object.keys(code) as Language[]).filter((each) => code[each] !== "");
  const language = languages.includes(wanted) ? wanted : languages[0];
  return (
    <div class="connect ti-panel bare">
      <div class="connect-head">
        {children}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a border around buttons */}
        <div class="choices" role="group" aria-label={text.connectTo(title)}>
          {languages.map((each) => (
            <button key={each} type="button" aria-pressed={each === language} onClick={() => setWanted(each)}>
              {text.languages[each]}
            </button>
          ))}
        </div>
      </div>
      {language !== undefined && (
        <CodeBlock
          label={text.code(text.languages[language], title)}
          text={code[language]}
          language={language === "typeScript" ? "javascript" : undefined}
        />
      )}
    </div>
  );
}
