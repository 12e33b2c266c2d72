import type { GlobalContext, OpenAPI3, SchemaObject, TransformNodeOptions } from "openapi-typescript";
import type ts from "typescript";
import type { OpenApiDocument, Schema } from "../document/editable-document.ts";
import { resolve } from "../document/operation-entry.ts";
import type { Model } from "../model/model.ts";
import { openapiTypescript } from "../openapi-typescript.ts";
import { typeOfExtension } from "./extension-types.ts";
import type { OpenEnum } from "./open-enum.ts";
import { type ShapeContext, shape } from "./shape.ts";

/** Converts schemas to types. openapi-typescript creates the types, and transforms give them their final form. */
export class SchemaTypes {
  /** Context for openapi-typescript functions. */
  readonly context: GlobalContext;
  readonly openEnum: OpenEnum;
  readonly #shapeContext: ShapeContext;

  /** Creates an instance with the type names of the schemas in a model. */
  static of({ document, schemas }: Model, openEnum: OpenEnum): SchemaTypes {
    return new SchemaTypes(document, new Map(schemas.map(({ key, typeName }) => [key, typeName])), openEnum);
  }

  /** @param names type names by the keys of `components.schemas` */
  constructor(document: OpenApiDocument, names: ReadonlyMap<string, string>, openEnum: OpenEnum) {
    this.openEnum = openEnum;
    const properties = new WeakMap<ts.Node, Schema>();
    this.#shapeContext = { names, properties, resolve: (schema) => resolve<Schema>(document, schema) };
    this.context = createContext(document as unknown as OpenAPI3, properties, openEnum);
  }

  /** Returns the type of a schema. `pointer` is the location of the schema in the document. */
  typeOf(schema: Schema, pointer: string): ts.TypeNode {
    const node = openapiTypescript.transformSchemaObject(schema as SchemaObject, {
      path: pointer,
      ctx: this.context,
    });
    return this.shape(node);
  }

  shape<Node extends ts.Node>(node: Node): Node {
    return shape(node, this.#shapeContext);
  }
}

function createContext(
  document: OpenAPI3,
  properties: WeakMap<ts.Node, Schema>,
  openEnum: OpenEnum,
): GlobalContext {
  return {
    ...switchedOff,
    // A value with a default is optional in requests.
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    silent: true,
    discriminators: openapiTypescript.scanDiscriminators(schemasOf(document), { silent: true }),
    injectFooter: [],
    redoc: noLintConfig,
    postTransform: undefined,
    resolve: ($ref) => openapiTypescript.resolveRef(document, $ref, { silent: true }),
    transform: (schema: SchemaObject, options: TransformNodeOptions) =>
      typeOfExtension(schema as unknown as Schema, options, openEnum),
    transformProperty: (property, schema) => {
      properties.set(property, schema as unknown as Schema);
      return undefined;
    },
  };
}

/** Returns the part of the document that can contain discriminators. Excludes data such as examples. */
function schemasOf({ openapi, info, components }: OpenAPI3): OpenAPI3 {
  return { openapi, info, components: { schemas: components?.schemas ?? {} } };
}

/** The document is already loaded, checked and bundled, so this configuration is never read. */
const noLintConfig = {} as GlobalContext["redoc"];

const switchedOff = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  enum: false,
  enumValues: false,
  excludeDeprecated: false,
  exportType: false,
  generatePathParams: false,
  immutable: false,
  makePathsEnum: false,
  pathParamsAsTypes: false,
  propertiesRequiredByDefault: false,
  readWriteMarkers: false,
  rootTypes: false,
  rootTypesKeepCasing: false,
  rootTypesNoSchemaPrefix: false,
} as const satisfies Partial<GlobalContext>;
