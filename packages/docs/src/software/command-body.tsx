import {
  type CommandDescription,
  type DescribedFlag,
  type FlagGroup,
  flagSynopsis,
  usageLine,
} from "@seamline/openapi/command-help";
import type { JSX } from "preact";
import { ScrollBox } from "../reference/scroll-box.tsx";

/** Shows the synopses, flags, environment variables and exit codes of a command. */
export function CommandBody({ command }: { command: CommandDescription }): JSX.Element {
  const { name, usage, groups, notes, environment, exitCodes } = command;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable code must be reachable by keyboard */}
      <pre class="code" tabIndex={0}>
        <code>{usage.map((line) => usageLine(name, line)).join("\n")}</code>
      </pre>
      {groups.map((group) => (
        <Group key={group.title} name={name} group={group} />
      ))}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Terms id="environment" title="Environment variables" term="Variable" rows={environment} />
      <Terms id="exit-codes" title="Exit codes" term="Code" rows={exitCodes} />
    </>
  );
}

function Group({ name, group }: { name: string; group: FlagGroup }): JSX.Element {
  const { title, text, flags, arguments: positional = {} } = group;
  return (
    <section>
      {title === "" ? (
        <h2 id="flags">Flags</h2>
      ) : (
        <h2 id={title.replaceAll(" ", "-")}>
          <code>
            {name} {title}
          </code>
        </h2>
      )}
      {text !== "" && <p>{text}</p>}
      <Terms term="Argument" rows={positional} />
      <Flags flags={Object.entries(flags).filter(([, { help }]) => help !== "")} />
    </section>
  );
}

function Flags({ flags }: { flags: readonly (readonly [string, DescribedFlag])[] }): JSX.Element | null {
  if (flags.length === 0) return null;
  return (
    <ScrollBox>
      <table class="stacked">
        <thead>
          <tr>
            <th scope="col">Flag and variable</th>
            <th scope="col">Meaning (default)</th>
          </tr>
        </thead>
        <tbody>
          {flags.map(([name, flag]) => (
            <tr key={name} id={`flag-${name}`}>
              <th scope="row">
                <code class="flag">{flagSynopsis(name, flag)}</code>
                {flag.variable && <code class="flag">{flag.variable}</code>}
              </th>
              <td class="meaning">
                {flag.help}
                {flag.multiple && "; can be repeated"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface TermsProps {
  readonly id?: string;
  readonly title?: string;
  /** Heading of the first column. */
  readonly term: string;
  readonly rows: Readonly<Record<string, string>>;
}

function Terms({ id, title, term, rows }: TermsProps): JSX.Element | null {
  if (Object.keys(rows).length === 0) return null;
  return (
    <>
      {title !== undefined && <h2 id={id}>{title}</h2>}
      <ScrollBox>
        <table class="stacked">
          <thead>
            <tr>
              <th scope="col">{term}</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(rows).map(([name, meaning]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td class="meaning">{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
