const MAX_LENGTH = 60;

/** Describes a part of a document in a few words: the type of a schema, or the value. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return excerpt(value.map(describeElement).join(", "));
  if (typeof value !== "object" || value === null) return excerpt(JSON.stringify(value));
  const { $ref, type, format, enum: values, properties, items } = value as Record<string, unknown>;
  if (typeof $ref === "string") return $ref;
  const words = [
    ...[type ?? []].flat().map(String),
    ...(typeof format === "string" ? [format] : []),
    ...(Array.isArray(values) ? [`${values.length} values`] : []),
    ...(typeof properties === "object" && properties
      ? [`members ${Object.keys(properties).join(", ")}`]
      : []),
    ...(typeof items === "object" && items ? [`items ${describeValue(items)}`] : []),
  ];
  return excerpt(
    words.length > 0 ? words.join(", ") : `an object with ${Object.keys(value).join(", ") || "nothing"}`,
  );
}

function describeElement(value: unknown): string {
  return typeof value === "string" ? value : describeValue(value);
}

function excerpt(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
