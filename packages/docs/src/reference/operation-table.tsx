import { firstSentence } from "@seamline/ui/form/first-sentence";
import type { JSX } from "preact";
import type { Operation } from "../model/contract.ts";
import { BreakableCode } from "./breakable.tsx";
import { Line } from "./prose.tsx";

/** Lists operations with method, title, path, and the first sentence of their description. */
export function OperationTable({ operations }: { operations: readonly Operation[] }): JSX.Element {
  return (
    <ul class="operations detailed">
      {operations.map((operation) => (
        <OperationRow key={operation.operationId} operation={operation}>
          <BreakableCode class="path" text={operation.path} />
          <span class="says">
            <Line text={firstSentence(operation.filled.description)} />
          </span>
        </OperationRow>
      ))}
    </ul>
  );
}

/** Lists operations with method and title. */
export function OperationLinks({ operations }: { operations: readonly Operation[] }): JSX.Element {
  return (
    <ul class="operations">
      {operations.map((operation) => (
        <OperationRow key={operation.operationId} operation={operation} />
      ))}
    </ul>
  );
}

function OperationRow(props: { operation: Operation; children?: JSX.Element[] }): JSX.Element {
  const { method, title, url, shown } = props.operation;
  return (
    <li class={shown === undefined ? "in-filled" : undefined}>
      <b class={`method ${method.toLowerCase()}`}>{method}</b>
      <a href={url}>{title}</a>
      {props.children}
    </li>
  );
}
