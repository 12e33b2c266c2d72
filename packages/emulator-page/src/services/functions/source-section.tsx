import { CodeBlock } from "@seamline/ui/code/code-block";
import type { CodeLanguage } from "@seamline/ui/code/code-tokens";
import { sizeText } from "@seamline/ui/response/response-body";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useControl } from "../../live/use-control.ts";
import { pageText } from "../../strings.ts";
import type { ItemSectionProps } from "../../views/service-view.ts";
import { functionText } from "./strings.ts";

/** `GET /__emulator/functions/source` */
interface SourceFiles {
  readonly version: string;
  /** Size of the archive. */
  readonly bytes: number;
  readonly files: readonly SourceFile[];
  /** Number of files that are not listed. */
  readonly more: number;
}

interface SourceFile {
  readonly path: string;
  readonly bytes: number;
}

interface FileContents extends SourceFile {
  readonly text?: string;
  /** The reason why the text is missing. */
  readonly omitted?: "binary" | "too-long";
}

/** Common names for the main file of a function. */
const MAIN_FILES = ["index.js", "index.mjs", "index.cjs", "function.js", "main.py"];

/** Shows the files in the deployed archive of a function. */
export function SourceSection({ service, item }: ItemSectionProps): JSX.Element {
  const base = `/${service.name}/source?${new URLSearchParams({ function: `${item.name}` })}`;
  // The update time changes with every deployment.
  const deployed = Date.parse(`${item.updateTime}`) || 0;
  const { value, problem } = useControl<SourceFiles>(base, deployed);
  const [chosen, setChosen] = useState<string>();
  if (problem !== undefined) return <p class="none">{problem}</p>;
  if (!value) return <p class="none">{pageText.loading}</p>;
  const { files, more, version, bytes } = value;
  const open = files.find(({ path }) => path === chosen) ?? mainFile(files);
  if (!open) return <p class="none">{functionText.emptyArchive}</p>;
  return (
    <div class="source ti-panel">
      <p class="ti-hint">{functionText.archive(version, sizeText(bytes))}</p>
      {files.length > 1 && (
        <ul class="source-files" aria-label={functionText.files}>
          {files.map(({ path, bytes: size }) => (
            <li key={path}>
              <button type="button" aria-current={path === open.path} onClick={() => setChosen(path)}>
                <code>{path}</code> <span class="count">{sizeText(size)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p class="none">{functionText.moreFiles(more)}</p>}
      <OpenFile key={open.path} base={base} path={open.path} deployed={deployed} />
    </div>
  );
}

function mainFile(files: readonly SourceFile[]): SourceFile | undefined {
  const named = MAIN_FILES.map((name) => files.find(({ path }) => path === name));
  return named.find((file) => file !== undefined) ?? files[0];
}

const LANGUAGES: readonly (readonly [ending: RegExp, language: CodeLanguage])[] = [
  [/\.[cm]?[jt]sx?$/, "javascript"],
  [/\.py$/, "python"],
  [/\.json$/, "json"],
];

function languageOf(path: string): { readonly language?: CodeLanguage } {
  const [, language] = LANGUAGES.find(([ending]) => ending.test(path)) ?? [];
  return language === undefined ? {} : { language };
}

interface OpenFileProps {
  readonly base: string;
  readonly path: string;
  readonly deployed: number;
}

function OpenFile({ base, path, deployed }: OpenFileProps): JSX.Element {
  const { value, problem } = useControl<FileContents>(`${base}&${new URLSearchParams({ path })}`, deployed);
  if (problem !== undefined) return <p class="problem">{problem}</p>;
  if (!value) return <p class="none">{pageText.loading}</p>;
  if (value.text !== undefined) return <CodeBlock label={path} text={value.text} {...languageOf(path)} />;
  const size = sizeText(value.bytes);
  return (
    <p class="none">
      {value.omitted === "binary" ? functionText.binaryFile(path, size) : functionText.longFile(path, size)}
    </p>
  );
}
