import { firstSentence } from "@seamline/ui/form/first-sentence";
import type { JSX } from "preact";
import { CodeBlock } from "../highlight/code-block.tsx";
import { PageList } from "../reference/page-list.tsx";
import { Line, Prose } from "../reference/prose.tsx";
import type { Declaration, Member, Tag } from "./declarations.ts";
import { documentedImports } from "./documented-imports.ts";
import type { EntryApi, Listed, TopicApi } from "./entry-apis.ts";
import { purposeOf } from "./entry-purpose.ts";
import { LinkedCode, Signature } from "./linked-code.tsx";
import type { PublicEntry } from "./public-entries.ts";

/** Shows the exports of an entry, and links to its package's other entries. */
export function ApiBody(props: {
  api: EntryApi;
  /** Purpose of the entry, in Markdown. */
  purpose: string;
  entries: readonly PublicEntry[];
}): JSX.Element {
  const { api, purpose, entries } = props;
  const { entry, own, elsewhere, generated } = api;
  const others = entries.filter((each) => each.package === entry.package && each !== entry);
  const urls = new Map([
    ...elsewhere.flatMap(({ owner, names }) => names.map((name) => [name, `${owner.url}#${name}`] as const)),
    ...own.map(({ name }) => [name, `#${name}`] as const),
  ]);
  return (
    <>
      <p>
        <Line text={purpose} /> See <a href={entry.packageUrl}>how to use {entry.package}</a>.
      </p>
      <CodeBlock code={`import { … } from "${entry.specifier}";`} language="typescript" />
      {entry.aliases.length > 0 && <p>The same module: {codeList(entry.aliases)}.</p>}
      <MostUsed declarations={own} />
      {Object.entries(GROUPS).map(([kind, heading]) => {
        const group = own.filter((declaration) => declaration.kind === kind);
        return group.length > 0 && <Group key={kind} heading={heading} declarations={group} urls={urls} />;
      })}
      {generated.length > 0 && (
        <section>
          <h2 id="generated">Generated from the contract</h2>
          <p>
            Schemas, inputs, responses and operations, named after the contract. The{" "}
            <a href="/reference/">reference</a> describes them: {codeList(generated)}.
          </p>
        </section>
      )}
      {elsewhere.length > 0 && <Elsewhere groups={elsewhere} />}
      {others.length > 0 && <OtherEntries entries={others} />}
    </>
  );
}

/** Headings of the kinds of exports, in page order. */
const GROUPS: Readonly<Record<Declaration["kind"], string>> = {
  function: "Functions",
  class: "Classes",
  interface: "Interfaces",
  type: "Types",
  constant: "Constants",
  enum: "Enums",
  namespace: "Namespaces",
};

/** Entries with fewer exports have no list of their most used exports. */
const MANY_EXPORTS = 16;
const MOST_SELECTED = 6;
/** Matches an example at the end of a sentence. */
const EXAMPLE = /: `[^`]*`\.$/;

/** Lists the exports that the guides and READMEs import most often. All other lists are sorted by name. */
function MostUsed({ declarations }: { declarations: readonly Declaration[] }): JSX.Element | null {
  const counts = documentedImports();
  const countOf = ({ name }: Declaration) => counts.get(name) ?? 0;
  const used = declarations
    .filter((declaration) => countOf(declaration) > 0)
    .toSorted((a, b) => countOf(b) - countOf(a))
    .slice(0, MOST_SELECTED);
  if (declarations.length < MANY_EXPORTS || used.length < 2) return null;
  return (
    <section class="guide-group">
      <h2 id="most-used">Most used in the guides</h2>
      <PageList
        pages={used.map(({ name, doc }) => ({
          title: name,
          url: `#${name}`,
          description: firstSentence(oneLine(doc)).replace(EXAMPLE, "."),
        }))}
      />
    </section>
  );
}

/** URLs of the declarations that signatures link to, by name. */
type Urls = ReadonlyMap<string, string>;

function Group(props: { heading: string; declarations: readonly Declaration[]; urls: Urls }): JSX.Element {
  const { heading, declarations, urls } = props;
  return (
    <section>
      <h2 id={heading.toLowerCase()}>{heading}</h2>
      {declarations.map((declaration) => (
        <Export
          key={declaration.name}
          id={declaration.name}
          declaration={declaration}
          urls={urls}
          level="h3"
        />
      ))}
    </section>
  );
}

/** Shows the exports of a topic. */
export function TopicBody({ api: { topic, own } }: { api: TopicApi }): JSX.Element {
  const names = Object.entries(topic.names).map(([name]) => name);
  const urls = new Map(own.map(({ name }) => [name, `#${name}`]));
  return (
    <>
      <p>
        Exports of {codeList(names)}. See also the guide <a href={topic.guide.url}>{topic.guide.title}</a>.
      </p>
      {own.map((declaration, index) => {
        const isRepeated = own.slice(0, index).some(({ name }) => name === declaration.name);
        const id = isRepeated ? `${declaration.name}-${index}` : declaration.name;
        return <Export key={id} id={id} declaration={declaration} urls={urls} level="h2" />;
      })}
    </>
  );
}

function codeList(names: readonly string[]): JSX.Element[] {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ", "}
      <code>{name}</code>
    </span>
  ));
}

function Export(props: {
  id: string;
  declaration: Declaration;
  urls: Urls;
  level: "h2" | "h3";
}): JSX.Element {
  const { id, declaration, urls, level: Heading } = props;
  const { name, kind, doc, tags, code, members } = declaration;
  return (
    <section class="export">
      <Heading id={id}>
        <code>{name}</code> <small class="kind">{kind}</small>
      </Heading>
      <Prose text={withoutLinkTags(doc)} />
      {!(members.length > 0 && PLAIN_INTERFACE.test(code)) && (
        <Signature code={code} name={name} urls={urls} />
      )}
      {members.length > 0 && <Members members={members} urls={urls} areOptions={name.endsWith("Options")} />}
      <Tags tags={tags} />
    </section>
  );
}

/** Matches the signature of an interface that extends nothing. Its heading and members show the same. */
const PLAIN_INTERFACE = /^interface \w+(<[^<>]*>)?$/;

interface MembersProps {
  readonly members: readonly Member[];
  readonly urls: Urls;
  /** Whether callers pass the members, so that required members are marked. */
  readonly areOptions: boolean;
}

function Members({ members, urls, areOptions }: MembersProps): JSX.Element {
  return (
    <dl class="members">
      {members.map(({ code, doc }) => {
        const { text, fallback } = splitDefault(oneLine(doc));
        const isRequired = areOptions && /^(?:readonly )?[\w$]+:/.test(code);
        return (
          <div key={code}>
            <dt>
              <MemberCode code={code} urls={urls} />
              {isRequired && <small>required</small>}
              {fallback !== undefined && (
                <small>
                  default: <Line text={fallback} />
                </small>
              )}
            </dt>
            <dd>{text !== "" && <Line text={text} />}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Maximum length of a default that is shown next to the member's name. */
const SHORT_DEFAULT = 24;

/** Separates a short default at the end of a description, for example `Default: 30 000.` */
function splitDefault(doc: string): { text: string; fallback?: string } {
  const [whole, fallback = ""] = / ?Default: ([^.]+)\.$/.exec(doc) ?? [];
  if (whole === undefined || fallback.length > SHORT_DEFAULT) return { text: doc };
  return { text: doc.slice(0, -whole.length), fallback };
}

/** Shows a member with its name in bold. Omits `readonly`, because nearly all members have it. */
function MemberCode({ code, urls }: { code: string; urls: Urls }): JSX.Element {
  const line = oneLine(code).replace(/^readonly /, "");
  const [, before = "", name = line, after = ""] =
    /^((?:static |get )*)("[^"]+"|[\w$]+)(.*)$/s.exec(line) ?? [];
  return (
    <code>
      {before}
      <b>{name}</b>
      <LinkedCode code={after} urls={urls} />
    </code>
  );
}

/** Headings by tag, in page order. Other tags are not shown. */
const TAGS: Readonly<Record<string, string>> = {
  deprecated: "Deprecated",
  param: "Parameters",
  returns: "Returns",
  throws: "Throws",
};

function Tags({ tags }: { tags: readonly Tag[] }): JSX.Element | null {
  const groups = Object.entries(TAGS).flatMap(([tag, heading]) => {
    const texts = tags.filter(({ name }) => name === tag).map(({ text }) => tagText(tag, oneLine(text)));
    return texts.length === 0 ? [] : [{ heading, texts }];
  });
  if (groups.length === 0) return null;
  return (
    <dl class="tags">
      {groups.map(({ heading, texts }) => (
        <div key={heading}>
          <dt>{heading}</dt>
          {texts.map((text) => (
            <dd key={text}>
              <Line text={text} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Formats the parameter or error at the start of a tag's text as code. */
function tagText(tag: string, text: string): string {
  if (tag === "param") return text.replace(/^(\S+)\s*/, "`$1`: ");
  return tag === "throws" ? text.replace(/^\{?(\w+Error)\b\}?/, "`$1`") : text;
}

function Elsewhere({ groups }: { groups: readonly Listed[] }): JSX.Element {
  return (
    <section>
      <h2 id="elsewhere">Exports of other entries</h2>
      <p>This entry also exports:</p>
      <ul>
        {groups.map(({ owner, names }) => (
          <li key={owner.url}>
            <p>
              from <a href={owner.url}>{owner.title}</a>: {codeList(names)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherEntries({ entries }: { entries: readonly PublicEntry[] }): JSX.Element {
  return (
    <section class="guide-group">
      <h2 id="entries">Other entries of the package</h2>
      <PageList
        pages={entries.map((entry) => ({
          title: entry.specifier,
          url: entry.url,
          description: purposeOf(entry),
        }))}
      />
    </section>
  );
}

/** Replaces `{@link Name}` with the name. */
function withoutLinkTags(doc: string): string {
  return doc.replaceAll(/\{@link(?:code|plain)? ([^}|]+?)\s*(?:\|[^}]*)?\}/g, "`$1`");
}

function oneLine(doc: string): string {
  return withoutLinkTags(doc)
    .replaceAll(/\s*\n\s*/g, " ")
    .trim();
}
