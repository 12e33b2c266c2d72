import { type Problem, problemsOf, reject, type Schema } from "./schema.ts";

/** How deep a value may lie in others of its own schema: no more calls than any runtime can stack. */
const MAX_DEPTH = 250;

export function allOf(...schemas: readonly Schema[]): Schema {
  return (value, problems) => {
    for (const schema of schemas) schema(value, problems);
  };
}

export function anyOf(...schemas: readonly Schema[]): Schema {
  return (value, problems) => {
    const found: Problem[][] = [];
    for (const schema of schemas) {
      const own = problemsOf(schema, value);
      if (own.length === 0) return;
      found.push(own);
    }
    problems.push(...nearest(found));
  };
}

export function oneOf(...schemas: readonly Schema[]): Schema {
  return (value, problems) => {
    const found = schemas.map((schema) => problemsOf(schema, value));
    const count = found.filter((own) => own.length === 0).length;
    if (count === 0) problems.push(...nearest(found));
    if (count > 1) {
      reject(problems, `what exactly one of ${schemas.length} schemas allows, and not ${count}`, value);
    }
  };
}

/**
 * What to report of a value that no schema allows: the problems inside of it, by the schema that has fewest; or, where
 * the value itself is wrong for every schema, all that it may be.
 */
function nearest(found: readonly Problem[][]): Problem[] {
  const inside = found.filter((own) => own.every(({ path }) => path.length > 0));
  const [fewest] = inside.sort((left, right) => left.length - right.length);
  if (fewest) return fewest;
  const atRoot = found.flatMap((own) => own.filter(({ path }) => path.length === 0));
  const expected = [...new Set(atRoot.map((problem) => problem.expected))].join(" or ");
  return atRoot.slice(0, 1).map((problem) => ({ ...problem, expected }));
}

export function not(schema: Schema): Schema {
  return (value, problems) => {
    if (problemsOf(schema, value).length === 0)
      reject(problems, "other than what its schema excludes", value);
  };
}

/** `if`, `then` and `else` of JSON Schema. */
export function when(condition: Schema, consequence?: Schema, alternative?: Schema): Schema {
  return (value, problems) => {
    const schema = problemsOf(condition, value).length === 0 ? consequence : alternative;
    schema?.(value, problems);
  };
}

/** A schema that is defined further down, such as one that contains itself. */
export function later(schema: () => Schema): Schema {
  let depth = 0;
  return (value, problems) => {
    if (depth === MAX_DEPTH) return reject(problems, `nested at most ${MAX_DEPTH} levels deep`, value);
    depth += 1;
    try {
      schema()(value, problems);
    } finally {
      depth -= 1;
    }
  };
}
