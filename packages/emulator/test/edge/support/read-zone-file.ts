/** A record of a zone file, with absolute names and unescaped data. */
export interface FileRecord {
  readonly owner: string;
  readonly ttl: number;
  readonly type: string;
  readonly data: readonly string[];
}

/** Positions of domain names in the data of each record type. */
const NAME_POSITIONS: Readonly<Record<string, readonly number[]>> = {
  CNAME: [0],
  NS: [0],
  PTR: [0],
  MX: [1],
  SRV: [3],
  SOA: [0, 1],
  SVCB: [1],
  HTTPS: [1],
};

/** Parses a master file (RFC 1035 section 5) with one record per line. Throws an error if a line is invalid. */
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
  const namePositions = NAME_POSITIONS[type] ?? [];
  return {
    owner: absoluteName(owner, origin),
    ttl: Number(ttl),
    type,
    data: data.map((text, at) => (namePositions.includes(at) ? absoluteName(text, origin) : text)),
  };
}

function absoluteName(name: string, origin: string): string {
  if (name === "@") return origin;
  return name.endsWith(".") ? name : `${name}.${origin}`;
}

/** A quoted or bare string. A bare string ends at a space or a comment. Both may contain `\\X` and `\\DDD`. */
const TOKEN =
  /^(?:"(?<quoted>(?:[^"\\]|\\\d{3}|\\\D)*)"|(?<bare>(?:[^\s";\\]|(?<=\S)"|\\\d{3}|\\\D)+))(?=\s|$)/;

function tokensOf(line: string): string[] {
  const tokens: string[] = [];
  let rest = line.trimStart();
  while (rest !== "" && !rest.startsWith(";")) {
    const match = TOKEN.exec(rest);
    if (!match) throw new Error(`Cannot parse: ${rest}`);
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
