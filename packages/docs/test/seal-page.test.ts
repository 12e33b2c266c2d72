import { expect, test } from "vitest";
import { sealPage } from "../src/seal-page.ts";

const logo = "<script>img.src='https://cdn.redoc.ly/redoc/logo-mini-full.svg'</script>";

test("the logo of another host is replaced by one in the page", () => {
  const sealed = sealPage(logo);
  expect(sealed).not.toContain("cdn.redoc.ly");
  expect(sealed).toContain("data:image/svg+xml");
});

test("links that load nothing until a reader follows them are kept", () => {
  expect(sealPage(`${logo}<a href="https://example.org">x</a>`)).toContain('href="https://example.org"');
});

test.for([
  '<script src="https://cdn.example/redoc.js"></script>',
  '<link rel="stylesheet" href="//fonts.example/css">',
  "<style>@font-face { src: url(https://fonts.example/a.woff2) }</style>",
  "<style>@import 'https://fonts.example/css';</style>",
  "<img alt='' src='https://cdn.example/logo.png'>",
])("a page that loads %s is rejected", (html) => {
  expect(() => sealPage(logo + html)).toThrow(/loads from other hosts: .*\.example/);
});

test("a page without the known logo is rejected", () => {
  expect(() => sealPage("<p>Another Redoc</p>")).toThrow(/look at what this version of Redoc loads/);
});
