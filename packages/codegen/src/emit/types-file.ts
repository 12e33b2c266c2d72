import type { OpenAPI3 } from "openapi-typescript";
import type ts from "typescript";
import { compiler } from "../compiler.ts";
import type { Model } from "../model/model.ts";
import { openapiTypescript } from "../openapi-typescript.ts";
import { withoutTemporaryPaths, withTemporaryPaths } from "./additional-methods.ts";
import { declareExtensionPoints, declareFilledHelper } from "./extension-point-declarations.ts";
import { withNamedQueries } from "./named-queries.ts";
import { declareQueries } from "./parameter-declarations.ts";
import { printStatements } from "./print.ts";
import { declareSchema } from "./schema-declarations.ts";
import type { SchemaTypes } from "./schema-types.ts";
import { importTypes, interfaceOf, named, property, referencedNames } from "./syntax.ts";

export interface TypesFileOptions {
  readonly header: string;
  /** Specifier of the module that users augment to fill extension points. */
  readonly moduleName: string;
}

/** Emits `types.gen.ts`: the schemas by name, and the types for openapi-fetch. */
export function emitTypes(
  model: Model,
  types: SchemaTypes,
  { header, moduleName }: TypesFileOptions,
): string {
  const schemas = model.schemas.flatMap((schema) => declareSchema(schema, types));
  const queries = declareQueries(model, types);
  const paths = declarePaths(model, types);
  const names = referencedNames([...schemas, ...queries, ...paths]);
  const points = declareExtensionPoints(model, moduleName);
  const helpers = names.has("Filled") ? [declareFilledHelper()] : [];
  const fromCore = [
    ...(points.length > 0 ? ["PointCheck"] : []),
    ...(names.has("PointFill") || names.has("Filled") ? ["PointFill"] : []),
    ...(names.has("Unlisted") ? ["Unlisted"] : []),
  ];
  const statements = [
    ...importTypes(fromCore, "@seamline/client-core"),
    ...points,
    ...helpers,
    ...schemas,
    ...queries,
    ...paths,
  ];
  return printStatements(header, statements);
}

/** Declares openapi-typescript's `paths`, `components` and `operations`, with the helper types that they need. */
function declarePaths(model: Model, types: SchemaTypes): ts.Statement[] {
  const document = withTemporaryPaths(model.document);
  const withoutSchemas = { ...document, components: { ...document.components, schemas: undefined } };
  const nodes = openapiTypescript.transformSchema(withoutSchemas as unknown as OpenAPI3, types.context);
  return nodes.flatMap((node) => {
    const shaped = types.shape(node) as ts.Statement;
    if (compiler.isTypeAliasDeclaration(shaped)) {
      return keepAlias(shaped);
    }
    return [withoutTemporaryPaths(withNamedQueries(withSchemas(shaped, model), model))];
  });
}

/** Replaces `Record<string, never>`, the alias for an empty part, because this type accepts any member name. */
function keepAlias(alias: ts.TypeAliasDeclaration): ts.Statement[] {
  const { text } = alias.name;
  if (text === "webhooks" || text === "$defs") {
    return [];
  }
  if (text === "paths" || text === "components" || text === "operations") {
    return [interfaceOf(text, [])];
  }
  const modifiers = [compiler.factory.createModifier(compiler.SyntaxKind.ExportKeyword)];
  const { name, typeParameters, type } = alias;
  return [compiler.factory.updateTypeAliasDeclaration(alias, modifiers, name, typeParameters, type)];
}

function withSchemas(statement: ts.Statement, model: Model): ts.Statement {
  if (!compiler.isInterfaceDeclaration(statement) || statement.name.text !== "components") {
    return statement;
  }
  const components = model.schemas.filter(({ isComponent }) => isComponent);
  const entries = components.map(({ key, typeName }) => property(key, named(typeName)));
  const schemas = property("schemas", compiler.factory.createTypeLiteralNode(entries));
  const others = statement.members.filter((member) => !isCalled(member.name, "schemas") && !isNever(member));
  return interfaceOf("components", [schemas, ...others]);
}

/** Returns whether a member of `components` is empty. */
function isNever(member: ts.TypeElement): boolean {
  return compiler.isPropertySignature(member) && member.type?.kind === compiler.SyntaxKind.NeverKeyword;
}

function isCalled(name: ts.PropertyName | undefined, text: string): boolean {
  return name !== undefined && compiler.isIdentifier(name) && name.text === text;
}
