import fc from "fast-check";
import { expect, it } from "vitest";
import { jsonTextOf, serializeOnce } from "../../src/pipeline/success-response.ts";

const lengthOf = (text: string): number => new TextEncoder().encode(text).length;

/** Creates values. Some are serialized only once, like the stored values of services. */
const item = fc.oneof(
  fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue()).map((value) => serializeOnce(value)),
  fc.dictionary(fc.string(), fc.jsonValue()),
);
const body = fc.dictionary(
  fc.string({ unit: "binary" }),
  fc.oneof(fc.array(item), fc.jsonValue(), fc.constant(undefined)),
);

it("serializes bodies like JSON.stringify, and returns their length", () => {
  fc.assert(
    fc.property(fc.oneof(body, item, fc.jsonValue()), (value) => {
      const { text, bytes } = jsonTextOf(value);
      expect(text).toBe(JSON.stringify(value));
      expect(bytes ?? lengthOf(text)).toBe(lengthOf(text));
    }),
  );
});

it("reuses cached JSON at every position in a list", () => {
  const one = serializeOnce({ name: "Größe" });
  const value = { Items: [one, { name: "new" }, one], Next: undefined, Total: 3 };
  const { text, bytes } = jsonTextOf(value);
  expect(text).toBe('{"Items":[{"name":"Größe"},{"name":"new"},{"name":"Größe"}],"Total":3}');
  expect(bytes).toBe(lengthOf(text));
});

it("freezes values whose JSON is cached", () => {
  const one = serializeOnce({ name: "a" });
  expect(() => Object.assign(one, { name: "b" })).toThrow(TypeError);
});
