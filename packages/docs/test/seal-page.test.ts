import { expect, test } from "vitest";
import { sealPage } from "../src/seal-page.ts";

const logo = "<script>img.src='https://cdn.redoc.ly/redoc/logo-mini-full.svg'</script>";

test("replaces the logo of another host by one in the page", () => {
  const sealed = sealPage(logo);
  expect(sealed).not.toContain("cdn.redoc.ly");
  expect(sealed).toContain("data:image/svg+xml");
});

test("keeps links that load nothing until a reader follows them", () => {
  expect(sealPage(`${logo}<a href="https://example.org">x</a>`)).toContain('href="https://example.org"');
});

test.for([
  '<script src="https://cdn.example/redoc.js"></script>',
  '<link rel="stylesheet" href="//fonts.example/css">',
  "<style>@font-face { src: url(https://fonts.example/a.woff2) }</style>",
  "<style>@import 'https://fonts.example/css';</style>",
  "<img alt='' src='https://cdn.example/logo.png'>",
])("refuses %s", (html) => {
  expect(() => sealPage(logo + html)).toThrow(/loads from other hosts: .*\.example/);
});

test("refuses a page whose logo it does not know", () => {
  expect(() => sealPage("<p>Another Redoc</p>")).toThrow(/look at what this version of Redoc loads/);
});
