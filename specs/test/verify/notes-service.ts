/** A small in-memory service that conforms to its contract, `notes-contract.yaml`. */

export interface Note {
  readonly noteId: string;
  readonly title: string;
  readonly stars?: number;
  readonly state: "OPEN" | "LOCKED";
  readonly labels?: Readonly<Record<string, string>>;
}

export const KEY = "secret-key-of-the-notes";

export class NotesService {
  readonly notes: Map<string, Note> = new Map();
  /** Requests in order, such as `POST /notes`. */
  readonly requests: string[] = [];
  /** Titles of all notes that were created. */
  readonly titles: string[] = [];
  #count = 0;

  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    this.requests.push(`${request.method} ${pathname}`);
    if (request.headers.get("notes-key") !== KEY) return failure(401, "UNAUTHENTICATED");
    const text = await request.text();
    const [, noteId = "", verb] = /^\/notes\/([^/:]+)(?::(\w+))?$/.exec(pathname) ?? [];
    if (noteId === "") return request.method === "POST" ? this.#create(text) : this.#list(searchParams);
    const note = this.notes.get(noteId);
    if (note === undefined) return failure(404, "NOT_FOUND");
    if (verb === "lock") return this.#lock(note);
    if (request.method === "PUT") return this.#update(note, text);
    if (request.method === "GET") return Response.json(note);
    this.notes.delete(noteId);
    return new Response(null, { status: 204 });
  };

  #list(query: URLSearchParams): Response {
    const size = Number(query.get("pageSize") ?? 50);
    if (!Number.isInteger(size) || size < 1 || size > 50) return failure(400, "INVALID");
    const start = Number(query.get("pageToken") ?? 0);
    const all = [...this.notes.values()];
    const isLast = start + size >= all.length;
    const next = isLast ? {} : { nextPageToken: String(start + size) };
    return Response.json({ notes: all.slice(start, start + size), ...next });
  }

  #create(text: string): Response {
    const input = readInput(text);
    if (input === undefined) return failure(400, "INVALID");
    this.#count += 1;
    const note: Note = { noteId: `note-${this.#count}`, ...input, state: "OPEN", labels: { colour: "red" } };
    this.notes.set(note.noteId, note);
    this.titles.push(note.title);
    return Response.json(note, { status: 201 });
  }

  #update(note: Note, text: string): Response {
    const input = readInput(text);
    if (input === undefined) return failure(400, "INVALID");
    const updated = { ...note, ...input };
    this.notes.set(note.noteId, updated);
    return Response.json(updated);
  }

  #lock(note: Note): Response {
    if (note.state === "LOCKED") return failure(409, "LOCKED");
    const locked: Note = { ...note, state: "LOCKED" };
    this.notes.set(note.noteId, locked);
    return Response.json(locked);
  }
}

function readInput(text: string): Pick<Note, "title" | "stars"> | undefined {
  const { title, stars } = (JSON.parse(text) ?? {}) as Readonly<Record<string, unknown>>;
  const isTitle = typeof title === "string" && title.length >= 1 && [...title].length <= 60;
  const isStars =
    stars === undefined || (Number.isInteger(stars) && Number(stars) >= 0 && Number(stars) <= 5);
  if (!isTitle || !isStars) return undefined;
  return stars === undefined ? { title } : { title, stars: Number(stars) };
}

function failure(status: number, code: string): Response {
  return Response.json({ code, message: "The call failed." }, { status });
}
