import type ts from "typescript";
import { compiler } from "../compiler.ts";
import type { Model } from "../model/model.ts";
import { document } from "./js-doc.ts";
import { interfaceOf, intersectionOf, keyword, named, stringType, typeAlias, unionOf } from "./syntax.ts";

/** Declares the interface that users augment with fills, the type of point ids, and the type that checks the fills. */
export function declareExtensionPoints(model: Model, moduleName: string): ts.Statement[] {
  const { typePoints, title } = model;
  if (typePoints === undefined) {
    return [];
  }
  const points = typePoints.map(({ id, point }) =>
    `- \`${id}\`: ${point.summary ?? point.area ?? ""}`.trimEnd(),
  );
  const pointAsShown = typePoints.find(({ point }) => point.area === "fields") ?? typePoints[0];
  const example = [
    "@example",
    `declare module "${moduleName}" {`,
    "  interface ExtensionPoints {",
    `    "${pointAsShown?.id}": { name: string };`,
    "  }",
    "}",
  ].join("\n");
  const intro = `Extension points of ${title}. Declare an object type for each point that you know.`;
  return [
    document(interfaceOf("ExtensionPoints", []), {
      paragraphs: [intro, points.join("\n")],
      tags: pointAsShown === undefined ? [] : [example],
    }),
    document(typeAlias("ExtensionPointId", unionOf(typePoints.map(({ id }) => stringType(id)))), {
      paragraphs: ["IDs of the extension points in types."],
    }),
    document(
      typeAlias("CheckedPoints", named("PointCheck", named("ExtensionPoints"), named("ExtensionPointId"))),
      {
        paragraphs: [
          "`unknown` if every fill is an object type for an existing point; otherwise a type that describes the problem.",
        ],
      },
    ),
  ];
}

/** `type Filled<Shown, Id, Unfilled = …> = Shown & PointFill<ExtensionPoints, Id, Unfilled>` */
export function declareFilledHelper(): ts.Statement {
  const { factory } = compiler;
  const parameter = (
    name: string,
    constraint?: ts.TypeNode,
    fallback?: ts.TypeNode,
  ): ts.TypeParameterDeclaration =>
    factory.createTypeParameterDeclaration(undefined, name, constraint, fallback);
  const fill = named("PointFill", named("ExtensionPoints"), named("Id"), named("Unfilled"));
  const helper = typeAlias("Filled", intersectionOf([named("Shown"), fill]), {
    exported: false,
    typeParameters: [
      parameter("Shown"),
      parameter("Id", named("ExtensionPointId")),
      parameter("Unfilled", undefined, named("Record", keyword.string, keyword.unknown)),
    ],
  });
  return document(helper, { paragraphs: ["The documented members, with the fill of the extension point."] });
}
