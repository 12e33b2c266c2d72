import { checkPart, isObject, MAX_PROBLEMS, problemsOf, reject, type Schema } from "./schema.ts";

/** Schemas of members by their names. */
export type Members = Readonly<Record<string, Schema>>;

/** The rest of an object: what its other members must be. */
export interface OtherMembers {
  readonly schema: Schema;
  /** Names of members that have schemas of their own, beside those that are listed. */
  readonly except?: readonly RegExp[];
}

/** An object with these members. */
export function object(required: Members, optional?: Members, others?: Schema): Schema {
  const check = properties(required, optional, others && { schema: others });
  return (value, problems) => {
    if (isObject(value)) check(value, problems);
    else reject(problems, "an object", value);
  };
}

/** An array of such items. */
export function array(schema: Schema): Schema {
  const check = items(schema);
  return (value, problems) => {
    if (Array.isArray(value)) check(value, problems);
    else reject(problems, "an array", value);
  };
}

/*
 * The keywords below say nothing about values of another type (JSON Schema 2020-12, section 10). A member that is
 * `undefined` is absent, as `JSON.stringify` has it.
 */

export function properties(required: Members, optional: Members = {}, others?: OtherMembers): Schema {
  const members = [
    ...Object.entries(required).map((entry) => memberOf(...entry, true)),
    ...Object.entries(optional).map((entry) => memberOf(...entry, false)),
  ];
  const known = new Set(members.map(({ name }) => name));
  const isOther = (name: string) => !known.has(name) && !others?.except?.some((each) => each.test(name));
  const checkOthers = others && eachMember(others.schema, isOther);
  return (value, problems) => {
    if (!isObject(value)) return;
    for (const { name, schema, isRequired, isInherited } of members) {
      const member = isInherited && !Object.hasOwn(value, name) ? undefined : value[name];
      const isChecked = isRequired || member !== undefined;
      if (isChecked && problems.length <= MAX_PROBLEMS) checkPart(schema, member, name, problems);
    }
    checkOthers?.(value, problems);
  };
}

/** Looking whether a member is an object's own takes as long as checking it, and few names make it necessary. */
function memberOf(name: string, schema: Schema, isRequired: boolean) {
  return { name, schema, isRequired, isInherited: name in {} };
}

/** Members whose names are like these. */
export function patternProperties(...patterns: readonly (readonly [name: RegExp, schema: Schema])[]): Schema {
  const checks = patterns.map(([expression, schema]) => eachMember(schema, (name) => expression.test(name)));
  return (value, problems) => {
    for (const check of checks) check(value, problems);
  };
}

function eachMember(schema: Schema, isMeant: (name: string) => boolean): Schema {
  return (value, problems) => {
    if (!isObject(value)) return;
    for (const name of Object.keys(value)) {
      const isChecked = value[name] !== undefined && isMeant(name);
      if (isChecked && problems.length <= MAX_PROBLEMS) checkPart(schema, value[name], name, problems);
    }
  };
}

export function propertyNames(schema: Schema): Schema {
  return (value, problems) => {
    for (const name of isObject(value) ? Object.keys(value) : []) {
      if (problems.length <= MAX_PROBLEMS) {
        for (const { expected } of problemsOf(schema, name)) {
          problems.push({ path: [name], expected: `under a name that is ${expected}`, received: "not" });
        }
      }
    }
  };
}

/** What an object with some member must be besides. */
export function dependentSchemas(schemas: Members): Schema {
  return (value, problems) => {
    for (const [name, schema] of Object.entries(schemas)) {
      if (isObject(value) && Object.hasOwn(value, name) && value[name] !== undefined) schema(value, problems);
    }
  };
}

/** @param from index of the first item that is meant */
export function items(schema: Schema, from: number = 0): Schema {
  return (value, problems) => {
    if (!Array.isArray(value)) return;
    for (let index = from; index < value.length && problems.length <= MAX_PROBLEMS; index += 1) {
      checkPart(schema, value[index], index, problems);
    }
  };
}

/** Items at the beginning of an array, each with a schema of its own. There may be fewer. */
export function prefixItems(...schemas: readonly Schema[]): Schema {
  return (value, problems) => {
    if (!Array.isArray(value)) return;
    schemas.slice(0, value.length).forEach((schema, index) => {
      checkPart(schema, value[index], index, problems);
    });
  };
}

export function contains(schema: Schema, least: number = 1, most: number = Infinity): Schema {
  const limits = most === Infinity ? `at least ${least}` : `${least} to ${most}`;
  return (value, problems) => {
    if (!Array.isArray(value)) return;
    const count = value.filter((item) => problemsOf(schema, item).length === 0).length;
    if (count < least || count > most) {
      const expected = `an array with ${limits} items that its schema looks for`;
      problems.push({ path: [], expected, received: `one with ${count}` });
    }
  };
}
