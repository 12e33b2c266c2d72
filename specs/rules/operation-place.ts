import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

const PLACE = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/;

/** `x-method` is the path of a method in a client, so a resource and a method cannot share a name. */
export default defineRule(function* ({ operations }) {
  const places = operations.map((operation) => String(operation.node["x-method"]));
  for (const [index, operation] of operations.entries()) {
    const place = places[index] ?? "";
    const at = fieldOf(operation, "x-method");
    if (!PLACE.test(place)) {
      yield { message: "The operation has no valid x-method: add one such as matters.holds.create.", at };
    } else if (places.indexOf(place) < index) {
      yield { message: `x-method ${place} is already used by another operation.`, at };
    } else if (places.some((other) => other.startsWith(`${place}.`))) {
      yield {
        message: `x-method ${place} is also the resource of other methods: rename the method or the resource.`,
        at,
      };
    }
  }
});
