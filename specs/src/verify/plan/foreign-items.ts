import { itemKeys, pathKey } from "../contract/resources.ts";

/** Items that existed before the run. The run reads them, but never changes or removes them. */
export class ForeignItems {
  readonly #items = new Set<string>();
  readonly #complete = new Set<string>();

  /** @param template path of the item */
  add(template: string, values: readonly string[]): void {
    this.#items.add(placeOf(itemKeys(template).at(-1) ?? "", values));
  }

  has(template: string, values: readonly string[]): boolean {
    return this.#items.has(placeOf(itemKeys(template).at(-1) ?? "", values));
  }

  /** Records that all items in a list are known. @param template path of the list */
  complete(template: string, within: readonly string[]): void {
    this.#complete.add(placeOf(pathKey(template), within));
  }

  isComplete(template: string, within: readonly string[]): boolean {
    return this.#complete.has(placeOf(pathKey(template), within));
  }
}

function placeOf(key: string, values: readonly string[]): string {
  return [key, ...values].join("\n");
}
