import type { JSX } from "preact";
import { CodeBlock } from "../highlight/code-block.tsx";

interface Tool {
  readonly name: string;
  /** URL of the tool's website. */
  readonly url: string;
  /** Command that opens `openapi.yaml` in the current folder. */
  readonly command?: string;
  /** Manual steps, for tools without a command. */
  readonly steps?: string;
}

const TOOLS: readonly Tool[] = [
  {
    name: "Swagger Editor",
    url: "https://editor.swagger.io/",
    steps: "Select File, then Import URL, and paste the URL of a bundle.",
  },
  {
    name: "Postman",
    url: "https://www.postman.com/",
    steps: "Select Import, and paste the URL of a bundle.",
  },
  {
    name: "Insomnia",
    url: "https://insomnia.rest/",
    steps: "Select Import, then From URL, and paste the URL of a bundle.",
  },
  {
    name: "Swagger UI",
    url: "https://github.com/swagger-api/swagger-ui",
    command: `docker run --publish 8080:8080 --volume "$PWD:/spec" --env SWAGGER_JSON=/spec/openapi.yaml swaggerapi/swagger-ui`,
  },
  {
    name: "Redocly",
    url: "https://redocly.com/docs/cli",
    command: "npx @redocly/cli build-docs openapi.yaml --output docs.html",
  },
  {
    name: "openapi-generator",
    url: "https://openapi-generator.tech/",
    command:
      "npx @openapitools/openapi-generator-cli generate --input-spec openapi.yaml --generator-name python --output client",
  },
  {
    name: "openapi-typescript",
    url: "https://openapi-ts.dev/",
    command: "npx openapi-typescript openapi.yaml --output api.d.ts",
  },
  {
    name: "hey-api",
    url: "https://heyapi.dev/",
    command: "npx @hey-api/openapi-ts --input openapi.yaml --output src/client",
  },
  {
    name: "Seamline's code generator",
    url: "/guides/extension-points/",
    command: "npx @seamline/codegen --spec openapi.yaml --out src/generated",
  },
];

/** Shows how to open a bundle in common tools. */
export function OpenIn(): JSX.Element {
  return (
    <>
      <h2 id="open-in">Open in other tools</h2>
      <p>
        The commands read a downloaded bundle named <code>openapi.yaml</code>. The names link to the websites
        of the tools.
      </p>
      <dl class="tools">
        {TOOLS.map(({ name, url, command, steps }) => (
          <div key={name}>
            <dt>
              <a href={url}>{name}</a>
            </dt>
            <dd>{command === undefined ? steps : <CodeBlock code={command} language="bash" />}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
