import type { JSX } from "preact";
import type { Contract, Operation } from "../model/contract.ts";
import { type PointPlace, pointPlace } from "./point-places.ts";

/** Number of places to list. Other places are collapsed. */
const LISTED = 6;

/** Maximum number of operations to list for a shared component. */
const LISTED_USERS = 3;

/** Lists the places where a point is open, with links. */
export function OpenPlaces(props: { contract: Contract; pointers: readonly string[] }): JSX.Element | null {
  const { contract, pointers } = props;
  if (pointers.length === 0) return null;
  const places = pointers.map((pointer) => pointPlace(contract, pointer));
  const rest = places.slice(LISTED);
  return (
    <>
      <p>
        <b>Open at</b> <PlaceList places={places.slice(0, LISTED)} />
      </p>
      {rest.length > 0 && (
        <details>
          <summary>
            {rest.length} more {rest.length === 1 ? "place" : "places"}
          </summary>
          <p>
            <PlaceList places={rest} />
          </p>
        </details>
      )}
    </>
  );
}

function PlaceList({ places }: { places: readonly PointPlace[] }): JSX.Element {
  return (
    <>
      {places.map((place, index) => (
        <span key={index}>
          {index > 0 && ", "}
          <Place place={place} isNamed={place.kind !== places[index - 1]?.kind} />
        </span>
      ))}
    </>
  );
}

/** Shows a place. For adjacent places of the same kind, only the first one shows the kind. */
function Place({ place, isNamed }: { place: PointPlace; isNamed: boolean }): JSX.Element {
  const { kind, name, isCode, url, users } = place;
  const label = isCode ? <code>{name}</code> : name;
  return (
    <>
      {isNamed && kind} {url === undefined ? label : <a href={url}>{label}</a>}
      {users.length > 0 && <Users users={users} />}
    </>
  );
}

function Users({ users }: { users: readonly Operation[] }): JSX.Element {
  const rest = users.length - LISTED_USERS;
  return (
    <>
      {" of "}
      {users.slice(0, LISTED_USERS).map(({ url, title }, index) => (
        <span key={url}>
          {index > 0 && ", "}
          <a href={url}>{title}</a>
        </span>
      ))}
      {rest > 0 && ` and ${rest} more`}
    </>
  );
}
