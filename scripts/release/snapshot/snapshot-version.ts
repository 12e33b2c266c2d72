/**
 * Returns whether a snapshot can have this name. The name is also the dist-tag, and npm rejects version ranges as tags.
 */
export function isSnapshotName(name: string): boolean {
  // `x` is a version range, and so is any name that starts with a digit or with `v` and a digit.
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && !/^(latest|x|v\d.*)$/.test(name);
}

/** Returns whether a version belongs to the snapshot with the given name, for example `0.0.0-pr-12-20261123160000`. */
export function isSnapshotVersion(version: string, name: string): boolean {
  return version.startsWith(`0.0.0-${name}-`) && /^\d{14}$/.test(version.slice(`0.0.0-${name}-`.length));
}
