import { SchemaObserver } from "@seamline/openapi/infer-schema";
import { isDataName } from "@seamline/openapi/member-names";
import { UnobservableValueError } from "@seamline/openapi/observable-value";
import { entryOf, Sightings } from "../sightings.ts";

/** Maximum number of members listed individually. All other members are counted together. */
const MAX_MEMBERS = 200;

/** A member or parameter that the contract does not name. */
export class MemberEvidence {
  readonly sightings: Sightings = new Sightings();
  readonly values: SchemaObserver;

  constructor(keepsEnums: boolean) {
    this.values = new SchemaObserver({ enums: keepsEnums });
  }

  add(value: unknown, at: number | undefined): void {
    this.sightings.add(at);
    try {
      this.values.observe(value);
    } catch (error) {
      // Ignore the error. A member named __proto__ is only counted, because no contract can describe it.
      if (!(error instanceof UnobservableValueError)) throw error;
    }
  }
}

/** Observations of one schema that the contract leaves open. */
export class PlaceEvidence {
  /** Counts objects, or values of a schema without a type. */
  readonly sightings: Sightings = new Sightings();
  readonly members: Map<string, MemberEvidence> = new Map();
  entries: MemberEvidence | undefined;
  readonly values: MemberEvidence;
  /** Counts values that an open enum does not list. */
  readonly beyondEnum: Sightings = new Sightings();
  readonly #keepsEnums: boolean;

  constructor(keepsEnums: boolean) {
    this.#keepsEnums = keepsEnums;
    this.values = new MemberEvidence(keepsEnums);
  }

  addObject(members: ReadonlyMap<string, unknown>, at: number | undefined): void {
    this.sightings.add(at);
    for (const [name, value] of members) this.#memberOf(name).add(value, at);
  }

  #memberOf(name: string): MemberEvidence {
    const isOther =
      isDataName(name) ||
      name === "__proto__" ||
      (!this.members.has(name) && this.members.size >= MAX_MEMBERS);
    if (!isOther) return entryOf(this.members, name, () => new MemberEvidence(this.#keepsEnums));
    this.entries ??= new MemberEvidence(this.#keepsEnums);
    return this.entries;
  }
}
