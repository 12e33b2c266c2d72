import type ts from "typescript";
import { compiler } from "../compiler.ts";
import { inComment, literal } from "../literal.ts";
import type { Model, ServerModel } from "../model/model.ts";
import { document } from "./js-doc.ts";
import { joinParts, printAll } from "./print.ts";
import { keyword, named, property, stringType, unionOf } from "./syntax.ts";

/** Emits `servers.gen.ts`: the document's servers, for the `baseUrl` option. */
export function emitServers({ servers, title }: Model, header: string): string | undefined {
  if (servers.length === 0) return undefined;
  const types = servers.map((server) => typeOf(server));
  const [alias = ""] = printAll([
    compiler.factory.createTypeAliasDeclaration(
      undefined,
      "Servers",
      undefined,
      compiler.factory.createTypeOperatorNode(
        compiler.SyntaxKind.ReadonlyKeyword,
        compiler.factory.createTupleTypeNode(types),
      ),
    ),
  ]);
  const rows = servers.map((server) => `  ${literal(dataOf(server))},\n`);
  return joinParts([
    header,
    'import type { ServerDefinition } from "@seamline/client-core";',
    alias,
    `/** Servers of ${inComment(title)}, in the order of the document. Pass one to \`serverUrl\` to create a \`baseUrl\`. */
export const servers: Servers = [
${rows.join("")}];`,
  ]);
}

function typeOf({ variables }: ServerModel): ts.TypeNode {
  const members = Object.entries(variables).map(([name, variable]) => {
    const type = variable.enum ? unionOf(variable.enum.map(stringType)) : keyword.string;
    const member = property(name, type, { optional: true, readonly: true });
    return document(member, { paragraphs: [variable.description, `Default: \`${variable.default}\`.`] });
  });
  return named("ServerDefinition", compiler.factory.createTypeLiteralNode(members));
}

function dataOf({ url, description, variables }: ServerModel): object {
  const values = Object.entries(variables).map(([name, variable]) => [
    name,
    { default: variable.default, ...(variable.enum && { enum: variable.enum }) },
  ]);
  return {
    url,
    ...(description !== undefined && { description }),
    ...(values.length > 0 && { variables: Object.fromEntries(values) }),
  };
}
