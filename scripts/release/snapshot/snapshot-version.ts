/** Whether a snapshot may have this name, which is its dist-tag: npm accepts no range of versions as one. */
export function isSnapshotName(name: string): boolean {
  // `x` is a range, and so is everything that begins with a digit or with `v` and a digit.
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && !/^(latest|x|v\d.*)$/.test(name);
}

/** Whether a version is one that Changesets gives to packages of a snapshot: `0.0.0-pr-12-20261123160000`. */
export function isSnapshotVersion(version: string, name: string): boolean {
  return version.startsWith(`0.0.0-${name}-`) && /^\d{14}$/.test(version.slice(`0.0.0-${name}-`.length));
}
