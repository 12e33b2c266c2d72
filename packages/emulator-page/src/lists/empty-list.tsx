import { CodeBlock } from "@seamline/ui/code/code-block";
import { type Json, type OperationCall, programOf } from "@seamline/ui/code/operation-call";
import { printCurl } from "@seamline/ui/code/print-curl";
import { type FormModel, newValue } from "@seamline/ui/form/form-schema";
import type { JSX } from "preact";
import { called, formOf } from "../contract/calls.ts";
import { namedValues } from "../contract/item-identity.ts";
import { wordsOf } from "../contract/resource-tree.ts";
import type { FirstItem } from "../views/service-view.ts";
import type { ResourceListProps } from "./list-frame.tsx";

/** An empty list says how the first item is made. */
export function EmptyList(props: ResourceListProps): JSX.Element {
  const { resource, view } = props;
  const { text, command } = view?.first ?? firstOf(props);
  return (
    <div class="empty ti-panel">
      <p>
        There are no {namesOf(resource.name)}. {text}
      </p>
      {command !== undefined && <CodeBlock label="Command that makes the first one" text={command} />}
    </div>
  );
}

/** The name of a resource within a sentence: acronyms stay as they are. */
function namesOf(name: string): string {
  const words = wordsOf(name);
  return /^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
}

function firstOf(props: ResourceListProps): FirstItem {
  const call = firstCall(props);
  return call ? { text: "This makes the first one:", command: programOf(printCurl(call)) } : { text: "" };
}

/** A request with the least that the operation asks for, and words where it asks for text. */
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

/** Gives an item a name, where it can have one, even if none is required. */
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
