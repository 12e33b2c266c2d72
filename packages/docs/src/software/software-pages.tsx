import type { JSX } from "preact";
import { ApiBody, TopicBody } from "./api-body.tsx";
import { CommandBody } from "./command-body.tsx";
import { describeCommand, type ListedCommand, listedCommands } from "./commands.ts";
import { ControlRoutes, readControlRoutes } from "./control-routes.tsx";
import { type EntryApi, softwareApis, type TopicApi } from "./entry-apis.ts";
import { purposeOf } from "./entry-purpose.ts";
import { publicEntries } from "./public-entries.ts";
import { SeedBody } from "./seed-body.tsx";
import { emulatorLinks } from "./software-links.ts";

/** A page about our own software, generated from its code. */
export interface SoftwarePage {
  readonly url: string;
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  readonly body: () => JSX.Element;
}

let known: Promise<readonly SoftwarePage[]> | undefined;

/** Returns all pages about this repository's software that are generated from code. */
export function softwarePages(): Promise<readonly SoftwarePage[]> {
  known ??= readPages();
  return known;
}

async function readPages(): Promise<SoftwarePage[]> {
  const { entries, topics } = softwareApis();
  return [
    ...(await Promise.all(listedCommands().map(pageOfCommand))),
    ...(await emulatorPages()),
    ...topics.map(pageOfTopic),
    ...entries.map(pageOfEntry),
  ];
}

async function emulatorPages(): Promise<SoftwarePage[]> {
  const routes = await readControlRoutes();
  return [
    {
      ...emulatorLinks.controlRoutes,
      description:
        "The routes that reset, seed and inspect a running emulator, move its clock and inject faults.",
      body: () => <ControlRoutes routes={routes} />,
    },
    {
      ...emulatorLinks.seed,
      description: "All members of an emulator seed, with their types and defaults.",
      body: () => <SeedBody />,
    },
  ];
}

function pageOfTopic(api: TopicApi): SoftwarePage {
  const { url, title, description } = api.topic;
  return { url, title, description, body: () => <TopicBody api={api} /> };
}

function pageOfEntry(api: EntryApi): SoftwarePage {
  const { specifier, url } = api.entry;
  const purpose = purposeOf(api.entry);
  return {
    url,
    title: `API of ${specifier}`,
    description: `${purpose} Functions, classes and types of ${specifier}, with their options and errors.`,
    body: () => <ApiBody api={api} purpose={purpose} entries={publicEntries()} />,
  };
}

async function pageOfCommand(listed: ListedCommand): Promise<SoftwarePage> {
  const command = await describeCommand(listed);
  return {
    url: listed.url,
    title: listed.name,
    description: `Flags, environment variables and exit codes of ${listed.name}, which ${command.summary}.`,
    body: () => <CommandBody command={command} />,
  };
}
