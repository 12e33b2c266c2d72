/** A record of a zone file, its names whole and its data as it was meant. */
export interface FileRecord {
  readonly owner: string;
  readonly ttl: number;
  readonly type: string;
  readonly data: readonly string[];
}

/** Fields of data that are names. */
const NAMES: Readonly<Record<string, readonly number[]>> = {
  CNAME: [0],
  NS: [0],
  PTR: [0],
  MX: [1],
  SRV: [3],
  SOA: [0, 1],
  SVCB: [1],
  HTTPS: [1],
};

/** Reads a master file (RFC 1035 section 5), as much of it as one record on a line needs, and nothing it may not hold. */
export function readZoneFile(text: string): FileRecord[] {
  let origin = "";
  const records: FileRecord[] = [];
  for (const line of text.split("\n")) {
    const tokens = tokensOf(line);
    if (tokens.length === 0) continue;
    const [first = "", ...rest] = tokens;
    if (first === "$ORIGIN") origin = rest[0] ?? "";
    else records.push(recordOf(first, rest, origin));
  }
  return records;
}

function recordOf(
  owner: string,
  [ttl = "", network, type, ...data]: readonly string[],
  origin: string,
): FileRecord {
  if (!/^\d+$/.test(ttl) || network !== "IN" || !type || data.length === 0)
    throw new Error(`Not a record: ${owner} ${ttl} ${network} ${type}`);
  const names = NAMES[type] ?? [];
  return {
    owner: whole(owner, origin),
    ttl: Number(ttl),
    type,
    data: data.map((text, at) => (names.includes(at) ? whole(text, origin) : text)),
  };
}

function whole(name: string, origin: string): string {
  if (name === "@") return origin;
  return name.endsWith(".") ? name : `${name}.${origin}`;
}

/** Text in quotes, or up to a space or a comment, with `\\X` and `\\DDD` in both. */
const TOKEN =
  /^(?:"(?<quoted>(?:[^"\\]|\\\d{3}|\\\D)*)"|(?<bare>(?:[^\s";\\]|(?<=\S)"|\\\d{3}|\\\D)+))(?=\s|$)/;

function tokensOf(line: string): string[] {
  const tokens: string[] = [];
  let rest = line.trimStart();
  while (rest !== "" && !rest.startsWith(";")) {
    const match = TOKEN.exec(rest);
    if (!match) throw new Error(`Cannot be read: ${rest}`);
    const token = unescaped(match.groups?.quoted ?? match.groups?.bare ?? "");
    if (token.length > 255) throw new Error("A string is longer than 255 bytes.");
    tokens.push(token);
    rest = rest.slice(match[0].length).trimStart();
  }
  return tokens;
}

function unescaped(text: string): string {
  return text.replace(/\\(?:(\d{3})|(.))/g, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCharCode(Number(code)),
  );
}
