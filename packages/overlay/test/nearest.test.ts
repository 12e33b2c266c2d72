import { expect, test } from "vitest";
import { nearest } from "../src/nearest.ts";

test("the candidate that reads most like a text, unless half of it differs", () => {
  expect(nearest("pet.feilds", ["shop.fields", "pet.fields", "pet.fields.of.toys"])).toBe("pet.fields");
  expect(nearest("Matter", ["MATTER"])).toBe("MATTER");
  expect(nearest("Order", ["Pet", "Shop", "OrderOfThePetThatIsForSale"])).toBeUndefined();
});

test("a page of text is held to a thousand others soon", () => {
  const pages = Array.from({ length: 1000 }, (_, index) => `${index} ${"A page of text. ".repeat(250)}`);
  expect(nearest("A line of text. ".repeat(60), pages)).toBeUndefined();
});
