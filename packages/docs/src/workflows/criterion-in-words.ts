/** Matches a comparison in an Arazzo condition. */
const COMPARISON = /^(?<left>\$\S+) == (?<right>.+)$/;

/** Matches a JSONPath that selects list items by their fields. */
const ITEMS = /^\$\.\.(?<list>\w+)\[\?\((?<filter>.+)\)\]$/;

/** The parts of a success criterion. */
export interface CriterionParts {
  readonly condition: string;
  readonly context?: string;
  readonly type?: string;
}

/** Describes a success criterion in Markdown, for example "Status is `200`". */
export function criterionInWords({ condition, context, type }: CriterionParts): string {
  if (context !== undefined) {
    if (type === "jsonpath") return `${placeInWords(context)} ${selectionInWords(condition)}`;
    return `${placeInWords(context)} matches \`${condition}\``;
  }
  const { left, right } = COMPARISON.exec(condition)?.groups ?? {};
  if (left === undefined || right === undefined) return `\`${condition}\``;
  return `${placeInWords(left)} is ${valueInWords(right)}`;
}

/** Describes a runtime expression, for example "`error.status`" for `$response.body#/error/status`. */
function placeInWords(expression: string): string {
  if (expression === "$statusCode") return "Status";
  if (expression === "$response.body") return "The body";
  const header = /^\$response\.header\.([\w-]+)$/.exec(expression)?.[1];
  if (header !== undefined) return `The header \`${header}\``;
  const pointer = /^\$response\.body#\/(.+)$/.exec(expression)?.[1];
  if (pointer !== undefined) return `\`${pointer.replaceAll(/\/(\d+)/g, "[$1]").replaceAll("/", ".")}\``;
  return `\`${expression}\``;
}

function valueInWords(value: string): string {
  const input = /^\$inputs\.(\w+)$/.exec(value)?.[1];
  if (input !== undefined) return `the input \`${input}\``;
  const output = /^\$steps\.\w+\.outputs\.(\w+)$/.exec(value)?.[1];
  if (output !== undefined) return `\`${output}\` from an earlier step`;
  return `\`${value.replace(/^'(.*)'$/, "$1")}\``;
}

function selectionInWords(path: string): string {
  const { list, filter = "" } = ITEMS.exec(path)?.groups ?? {};
  const fields = filter.split(" && ").map((part) => /^@\.(\w+) == (.+)$/.exec(part));
  if (list === undefined || fields.includes(null)) return `matches the JSONPath \`${path}\``;
  const conditions = fields.map((field) => `\`${field?.[1]}\` ${valueInWords(field?.[2] ?? "")}`);
  return `has an item in \`${list}\` with ${conditions.join(" and ")}`;
}
