import type { JSX } from "preact";
import { CommandBody } from "./command-body.tsx";
import { describeCommand, type ListedCommand, listedCommands } from "./commands.ts";

/** A page about our own software, generated from its code. */
export interface SoftwarePage {
  readonly url: string;
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  readonly body: () => JSX.Element;
}

let known: Promise<readonly SoftwarePage[]> | undefined;

/** Returns all pages about the software of this repository that are generated from code. */
export function softwarePages(): Promise<readonly SoftwarePage[]> {
  known ??= readPages();
  return known;
}

function readPages(): Promise<SoftwarePage[]> {
  return Promise.all(listedCommands().map(pageOfCommand));
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
