import { CodeBlock } from "@seamline/ui/code/code-block";
import { type Json, type OperationCall, programOf } from "@seamline/ui/code/operation-call";
import { printCurl } from "@seamline/ui/code/print-curl";
import { type FormModel, newValue } from "@seamline/ui/form/form-schema";
import type { JSX } from "preact";
import { called, formOf } from "../contract/calls.ts";
import { namedValues } from "../contract/item-identity.ts";
import { wordsOf } from "../contract/resource-tree.ts";
import { useChanges, useLoaded } from "../live/use-control.ts";
import { hrefOf } from "../page/route.ts";
import { listText } from "../strings.ts";
import type { FirstItem } from "../views/service-view.ts";
import type { ResourceListProps } from "./list-frame.tsx";

/** Explains how to create the first item in an empty list. */
export function EmptyList(props: ResourceListProps): JSX.Element {
  const { service, resource, view } = props;
  const { text, link, command } = view?.first ?? firstOf(props);
  const shown = useCommand(props, command);
  return (
    <div class="empty ti-panel">
      <p>
        {listText.empty(namesOf(resource.name))} {text}{" "}
        {link && <a href={hrefOf([service.name, link.resource])}>{link.label}</a>}
      </p>
      {shown !== undefined && <CodeBlock label={listText.createCommand} text={shown} />}
    </div>
  );
}

/** Returns a command as text. If the command depends on the state, updates it after each change. */
function useCommand(props: ResourceListProps, command: FirstItem["command"]): string | undefined {
  const { service, resource, caller } = props;
  const key = [service.name, resource.key, caller?.name].join("\n");
  const { value } = useLoaded(key, useChanges(service.name), async () =>
    typeof command === "function" ? command(props) : undefined,
  );
  return typeof command === "string" ? command : value;
}

/** Returns a resource's name for use in the middle of a sentence. Acronyms stay in capitals. */
function namesOf(name: string): string {
  const words = wordsOf(name);
  return /^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
}

function firstOf(props: ResourceListProps): FirstItem {
  const call = firstCall(props);
  return call ? { text: listText.createFirst, command: programOf(printCurl(call)) } : { text: "" };
}

/** Returns a minimal request that creates an item. Required strings contain sample text. */
function firstCall({
  service,
  document,
  resource,
  view,
  values,
  caller,
}: ResourceListProps): OperationCall | undefined {
  const { create } = resource;
  if (!create) return undefined;
  const { body } = formOf(document, service, create);
  const model = body?.schema;
  const value = view?.proposal?.(caller) ?? (model && named(newValue(model.definitions, model.root), model));
  return {
    operation: called(document, service, create, caller),
    request: {
      path: namedValues(create.parameters, values),
      query: {},
      headers: {},
      ...(value !== undefined && { body: value as Json }),
    },
  };
}

/** Adds a name to the item if its schema has a member for it. */
function named(value: unknown, { root, definitions }: FormModel): unknown {
  if (typeof value !== "object" || value === null) return value;
  const schema = "$ref" in root ? definitions[root.$ref] : root;
  const name = ["name", "displayName", "Domain"].find((each) => schema?.members && each in schema.members);
  const filled = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, each === "" ? sampleOf(key) : each]),
  );
  return name === undefined ? filled : { ...filled, [name]: sampleOf(name) };
}

function sampleOf(member: string): string {
  return /domain/i.test(member) ? "first.example" : "First";
}
