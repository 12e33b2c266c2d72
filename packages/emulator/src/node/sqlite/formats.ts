/** Marks a file as one of ours: "Seam" in ASCII (SQLite's `application_id`). */
export const applicationId = 0x5365616d;

/**
 * What brings a file from one format to the next; the first creates it. The format of a file (`user_version`) is how
 * many of them it has been through. Only ever add to the end.
 *
 * `item` keeps its keys in an index of their own, so that counting and passing over them reads no values; `entry`
 * has nothing but keys.
 */
export const formats: readonly string[] = [
  `CREATE TABLE item (space TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, UNIQUE (space, key)) STRICT;
   CREATE TABLE entry (space TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (space, key)) STRICT, WITHOUT ROWID;`,
];
