/** Of a part of a name, characters; the rest of it would tell nobody more. */
const MAX_LENGTH = 100;

/**
 * Gives the objects of an export names that can be paths in any file system: below the id of the export, each once
 * whatever the case of its letters.
 */
export function objectNames(exportId: string): (name: string, extension: string) => string {
  const folder = folderOf(exportId);
  const given = new Set<string>();
  return (name, extension) => {
    const safe = name.replace(/[^A-Za-z0-9._@+-]/g, "_").slice(0, MAX_LENGTH);
    let objectName = `${safe}.${extension}`;
    for (let number = 2; given.has(objectName.toLowerCase()); number += 1)
      objectName = `${safe}-${number}.${extension}`;
    given.add(objectName.toLowerCase());
    return `${folder}/${objectName}`;
  };
}

/** An asterisk and a dot at the end are characters of URLs, and in file systems they are none, or lead elsewhere. */
function folderOf(exportId: string): string {
  return encodeURIComponent(exportId).replace(/\*|\.$/g, (found) => (found === "*" ? "%2A" : "%2E"));
}
