import { expect, test } from "vitest";
import { nearest } from "../src/nearest.ts";

test("returns the candidate with the smallest edit distance, or none if half the text differs", () => {
  expect(nearest("pet.feilds", ["shop.fields", "pet.fields", "pet.fields.of.toys"])).toBe("pet.fields");
  expect(nearest("Matter", ["MATTER"])).toBe("MATTER");
  expect(nearest("Order", ["Pet", "Shop", "OrderOfThePetThatIsForSale"])).toBeUndefined();
});

test("quickly compares a long text with a thousand candidates", () => {
  const pages = Array.from({ length: 1000 }, (_, index) => `${index} ${"A page of text. ".repeat(250)}`);
  expect(nearest("A line of text. ".repeat(60), pages)).toBeUndefined();
});
