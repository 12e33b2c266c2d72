import type { Schema } from "@seamline/openapi/document";
import { formatJsonPath } from "@seamline/openapi/json-path";
import { parsePointer } from "@seamline/openapi/json-pointer";
import type { PlaceEvidence } from "../points/place-evidence.ts";
import { pointsOf } from "../points/point-places.ts";
import { NamedSchemas } from "./named-schemas.ts";
import { observedMember, type ProposalContext } from "./observed-schema.ts";
import type { ProposalSource, ProposedAction } from "./proposed-action.ts";

const AREAS = ["fields", "payload", "values", "errors", "pagination"];

/** Returns an action for each open schema with observations. The action adds members or a type. */
export function schemaActions(source: ProposalSource): ProposedAction[] {
  const { document, places } = source.observation;
  const named = new NamedSchemas(document.bundle, places);
  return [...places].flatMap(([schema, evidence]) => {
    const pointer = source.places.pointerOf(schema);
    const points = source.pointsOf(pointsOf(schema), AREAS);
    const update =
      pointer === undefined ? undefined : schemaUpdate(schema, evidence, { named, point: points[0] });
    if (pointer === undefined || update === undefined || points.length === 0) return [];
    const { count } = evidence.sightings.count > 0 ? evidence.sightings : evidence.values.sightings;
    const description = `Observed in ${count} ${evidence.sightings.count > 0 ? "objects" : "values"}.`;
    return [{ target: formatJsonPath(parsePointer(pointer)), description, "x-fills": points, update }];
  });
}

function schemaUpdate(
  schema: Schema,
  { members, values, sightings }: PlaceEvidence,
  context: ProposalContext,
): object | undefined {
  if (values.sightings.count > 0) return observedMember("", values, context, values.sightings.count);
  const properties = [...members].flatMap(([name, member]) => {
    const proposed = observedMember(name, member, context, sightings.count);
    return proposed === undefined ? [] : [[name, proposed] as const];
  });
  const isObject = schema.type === undefined ? { type: "object" } : {};
  return properties.length === 0 ? undefined : { ...isObject, properties: Object.fromEntries(properties) };
}
