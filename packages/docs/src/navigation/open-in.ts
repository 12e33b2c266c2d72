import { openInText } from "../strings.ts";

/** Programs that can open a page on a public host, with the URL to open. */
const PROGRAMS: readonly {
  readonly name: string;
  readonly needsContract?: true;
  urlOf(page: string): string;
}[] = [
  { name: "ChatGPT", urlOf: (page) => `https://chatgpt.com/?q=${promptOf(page)}` },
  { name: "Claude", urlOf: (page) => `https://claude.ai/new?q=${promptOf(page)}` },
  {
    name: "Swagger Editor",
    needsContract: true,
    urlOf: (contract) => `https://editor.swagger.io/?url=${encodeURIComponent(contract)}`,
  },
];

function promptOf(page: string): string {
  return encodeURIComponent(openInText.prompt(page));
}

/** Defines `<seamline-open-in data-url="…">`, a menu whose script adds programs that read the page from its public URL. */
class OpenIn extends HTMLElement {
  connectedCallback(): void {
    const list = this.querySelector("ul");
    if (list === null || isPrivateHost(location.hostname)) return;
    for (const { name, needsContract, urlOf } of PROGRAMS) {
      const address = needsContract ? this.dataset.contract : this.dataset.url;
      if (address === undefined) continue;
      list.append(itemOf(name, urlOf(new URL(address, document.baseURI).href)));
    }
  }
}

function itemOf(name: string, url: string): HTMLLIElement {
  const link = Object.assign(document.createElement("a"), {
    href: url,
    textContent: openInText.open(name),
    rel: "noreferrer",
  });
  const item = document.createElement("li");
  item.append(link);
  return item;
}

/** Returns whether a host is unreachable from other machines, so that programs on the web cannot read the page. */
function isPrivateHost(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.") || host.endsWith(".localhost");
}

customElements.define("seamline-open-in", OpenIn);
