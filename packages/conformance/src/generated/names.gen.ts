// Made by `seamline-codegen --spec openapi.json --client-name LibraryClient`. Do not edit: the next run writes it anew.

import { type ResourceNames, resourceNames } from "@seamline/client-core";

/** Parts of a resource name of the form `jobs/{job}`. */
export interface JobNameParts {
  readonly job: string;
}

/** Resource name of the form `jobs/{job}`. Any string is taken, and checked before anything is sent. */
export type JobName = `jobs/${string}` | (string & {});

const jobNames: ResourceNames<JobNameParts> = /* @__PURE__ */ resourceNames("jobs/{job}", ["job"]);

/**
 * Writes a resource name of the form `jobs/{job}`.
 *
 * @throws {InvalidArgumentError} when a part is missing or empty, or holds what its place cannot
 */
export function jobName(parts: JobNameParts): JobName {
  return jobNames.format(parts);
}

/**
 * Reads the parts of a resource name of the form `jobs/{job}`.
 *
 * @throws {InvalidArgumentError} when the name has another form
 */
export function parseJobName(name: string): JobNameParts {
  return jobNames.parse(name);
}

/** Parts of a resource name of the form `rooms/{room}/shelves/{shelf}`. */
export interface ShelfNameParts {
  readonly room: string;
  readonly shelf: string;
}

/** Resource name of the form `rooms/{room}/shelves/{shelf}`. Any string is taken, and checked before anything is sent. */
export type ShelfName = `rooms/${string}/shelves/${string}` | (string & {});

const shelfNames: ResourceNames<ShelfNameParts> = /* @__PURE__ */ resourceNames("rooms/{room}/shelves/{shelf}");

/**
 * Writes a resource name of the form `rooms/{room}/shelves/{shelf}`.
 *
 * @throws {InvalidArgumentError} when a part is missing or empty, or holds what its place cannot
 */
export function shelfName(parts: ShelfNameParts): ShelfName {
  return shelfNames.format(parts);
}

/**
 * Reads the parts of a resource name of the form `rooms/{room}/shelves/{shelf}`.
 *
 * @throws {InvalidArgumentError} when the name has another form
 */
export function parseShelfName(name: string): ShelfNameParts {
  return shelfNames.parse(name);
}
