import { CodeBlock } from "@seamline/ui/code/code-block";
import { type Json, type OperationCall, programOf } from "@seamline/ui/code/operation-call";
import { printCurl } from "@seamline/ui/code/print-curl";
import { type FormModel, newValue } from "@seamline/ui/form/form-schema";
import type { JSX } from "preact";
import { called, formOf } from "../contract/calls.ts";
import { namedValues } from "../contract/item-identity.ts";
import { wordsOf } from "../contract/resource-tree.ts";
import type { ResourceListProps } from "./resource-list.tsx";

/** An empty list says how the first item is made. */
export function EmptyList(props: ResourceListProps): JSX.Element {
  const { resource } = props;
  const call = firstCall(props);
  return (
    <div class="empty ti-panel">
      <p>There are no {wordsOf(resource.name).toLowerCase()}.</p>
      {call && (
        <>
          <p>This makes the first one:</p>
          <CodeBlock label="curl line that makes the first one" text={programOf(printCurl(call))} />
        </>
      )}
    </div>
  );
}

/** A request with the least that the operation asks for, and words where it asks for text. */
export function firstCall({
  service,
  document,
  resource,
  values,
  caller,
}: ResourceListProps): OperationCall | undefined {
  const { create } = resource;
  if (!create) return undefined;
  const { body } = formOf(document, service, create);
  const model = body?.schema;
  const value = model && named(newValue(model.definitions, model.root), model);
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
