import starlight from "@astrojs/starlight";
import { defineConfig, passthroughImageService } from "astro/config";
import { guideBreaks } from "./src/highlight/guide-breaks.ts";
import { guideThemes } from "./src/highlight/guide-themes.ts";
import { NO_TIME_LIMIT } from "./src/highlight/no-time-limit.ts";
import { finishedSite } from "./src/integrations/finished-site.ts";
import { keptPages } from "./src/integrations/kept-pages.ts";
import { repositoryMarkdown } from "./src/integrations/repository-markdown.ts";
import { siteAddress } from "./src/integrations/site-address.ts";
import { workspacePackages } from "./src/integrations/workspace-packages.ts";

const site = siteAddress();

export default defineConfig({
  ...(site && { site }),
  trailingSlash: "always",
  image: { service: passthroughImageService() },
  vite: {
    // Use relative URLs in scripts, so that the site works under any path.
    experimental: {
      renderBuiltUrl: (_, { hostType }) => (hostType === "js" ? { relative: true } : undefined),
    },
    plugins: [workspacePackages()],
    // The emulator loads some modules on demand, for example its YAML parser.
    worker: { format: "es" },
  },
  integrations: [
    starlight({
      title: "Seamline",
      description:
        "Typed clients, a local emulator and OpenAPI contracts for three services, with nothing guessed.",
      disable404Route: true,
      pagination: false,
      customCss: [
        "@seamline/ui/styles/tokens.css",
        "@seamline/ui/styles/marks.css",
        "./src/styles/site.css",
        "./src/styles/reference.css",
      ],
      components: {
        Footer: "./src/components/Footer.astro",
        Head: "./src/components/Head.astro",
        Header: "./src/components/Header.astro",
        PageTitle: "./src/components/PageTitle.astro",
        Search: "./src/components/Search.astro",
        Sidebar: "./src/components/Sidebar.astro",
        SiteTitle: "./src/components/SiteTitle.astro",
      },
      expressiveCode: {
        themes: guideThemes(),
        plugins: [guideBreaks()],
        minSyntaxHighlightingColorContrast: 4.5,
        useStarlightUiThemeColors: false,
        shiki: {
          transformers: [{ preprocess: (_code, options) => void Object.assign(options, NO_TIME_LIMIT) }],
        },
        defaultProps: {
          wrap: true,
          hangingIndent: 2,
          overridesByLang: { "bash,sh,shell": { frame: "none" } },
        },
        styleOverrides: {
          borderColor: "var(--sl-color-hairline-light)",
          borderRadius: "0.5rem",
          codeBackground: "var(--seam-surface)",
          codeFontSize: "0.8125rem",
          codeLineHeight: "1.6",
          uiFontFamily: "var(--__sl-font-mono)",
          uiFontSize: "0.75rem",
          uiPaddingBlock: "0.3rem",
          frames: {
            frameBoxShadowCssValue: "none",
            editorBackground: "var(--seam-surface)",
            terminalBackground: "var(--seam-surface)",
            terminalTitlebarBackground: "var(--seam-surface)",
            editorTabBarBackground: "var(--seam-surface)",
            editorTabBarBorderBottomColor: "var(--sl-color-hairline-light)",
            editorActiveTabBackground: "var(--seam-surface)",
          },
        },
      },
    }),
    repositoryMarkdown(),
    keptPages(),
    finishedSite(),
  ],
});
