import type { ContractOperation } from "@seamline/openapi/contract-operation";
import { firstDifference } from "../rules/same-values.ts";
import { type Call, isSuccess, type Received } from "../traffic/call.ts";
import { bodiesOf, callWith } from "./call-builder.ts";
import type { Created } from "./created.ts";
import { awaitOperation } from "./long-running.ts";
import type { Session } from "./session.ts";

/**
 * Updates an item with each example. Checks that the update is stored, and that repeating an idempotent update changes
 * nothing.
 */
export async function checkUpdate(session: Session, created: Created): Promise<void> {
  const { update } = created.resource;
  if (!session.covers(update)) return;
  for (const body of bodiesOf(session, update)) {
    const call = callWith(session, update, session.pathOf(update, created.values), body);
    await new UpdateCheck(session, created, call).run();
  }
}

class UpdateCheck {
  readonly #session: Session;
  readonly #created: Created;
  readonly #call: Call;

  constructor(session: Session, created: Created, call: Call) {
    this.#session = session;
    this.#created = created;
    this.#call = call;
  }

  async run(): Promise<void> {
    const first = await this.#session.send(this.#call);
    if (!isSuccess(first)) {
      const { operationId } = this.#operation;
      this.#session.notes.add(
        `${operationId} rejected the example with ${first.status}: updates are not checked`,
      );
      return;
    }
    await awaitOperation(this.#session, first);
    const stored = await this.#read();
    this.#compareStored(first, stored);
    if (this.#operation.extensions["x-idempotent"] === true) await this.#repeat(first, stored);
  }

  get #operation(): ContractOperation {
    return this.#call.operation;
  }

  async #read(): Promise<Received | undefined> {
    const { resource, values } = this.#created;
    const { get } = resource;
    if (!this.#session.covers(get)) return undefined;
    return this.#session.send({ operation: get, path: this.#session.pathOf(get, values) });
  }

  /**
   * Compares the stored item with the update's response, because contracts do not state the members that an update
   * changes.
   */
  #compareStored(first: Received, stored: Received | undefined): void {
    const isLongRunning = this.#operation.extensions["x-operation"] !== undefined;
    if (stored === undefined || first.body === undefined || isLongRunning) return;
    this.#compare("updated-item", [first, stored], first.body, stored.body, "the updated value");
  }

  async #repeat(first: Received, stored: Received | undefined): Promise<void> {
    const second = await this.#session.send(this.#call);
    const responses = [first, second];
    if (second.status !== first.status)
      this.#report("idempotency", responses, `status ${first.status} again`, `status ${second.status}`);
    this.#compare("idempotency", responses, first.body, second.body, "the same response");
    const after = stored && (await this.#read());
    if (stored && after)
      this.#compare("idempotency", [...responses, after], stored.body, after.body, "the same item");
  }

  #compare(
    rule: "idempotency" | "updated-item",
    responses: readonly Received[],
    before: unknown,
    after: unknown,
    expected: string,
  ): void {
    const at = firstDifference(before, after);
    if (at !== undefined) this.#report(rule, responses, expected, "another value", at);
  }

  #report(
    rule: "idempotency" | "updated-item",
    responses: readonly Received[],
    expected: string,
    got: string,
    at?: string,
  ): void {
    const { operationId } = this.#operation;
    const key = rule === "idempotency" ? ["x-idempotent"] : [];
    const pointer = this.#session.pointers.operation(this.#operation, ...key);
    const part = at === undefined ? {} : { at };
    this.#session.report({ rule, operationId, pointer, expected, got, responses, ...part });
  }
}
