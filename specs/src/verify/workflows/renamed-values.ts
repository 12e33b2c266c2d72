import type { Criterion } from "@seamline/openapi/arazzo";
import { NAME_PREFIX, withName } from "../values/item-name.ts";

/** Replaces item names in a workflow's requests and criteria with recognizable names. */
export class RenamedValues {
  readonly #names = new Map<string, string>();

  /** Returns a body with recognizable names. Equal names get the same new name. */
  rename(body: unknown, nextName: () => string): unknown {
    if (typeof body !== "object" || body === null) return body;
    const renamed = withName(body, nextName()) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(body).flatMap(([key, old]) => {
        if (typeof old !== "string" || old === "" || old.includes(NAME_PREFIX)) return [[key, old]];
        if (!(key in renamed)) return [];
        const value = this.#names.get(old) ?? renamed[key];
        if (value !== old) this.#names.set(old, `${value}`);
        return [[key, value]];
      }),
    );
  }

  /** Returns a value with the new name, if it was renamed. */
  valueOf(value: unknown): unknown {
    return typeof value === "string" ? (this.#names.get(value) ?? value) : value;
  }

  /** Returns a criterion that expects the new names. */
  criterion(criterion: Criterion): Criterion {
    const condition = [...this.#names].reduce(
      (text, [old, value]) => text.replaceAll(`'${old}'`, `'${value}'`),
      criterion.condition,
    );
    return { ...criterion, condition };
  }
}
