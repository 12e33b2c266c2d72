const MEGABYTE = 2 ** 20;

/** Memory of a process after garbage collection, in megabytes. */
export interface Memory {
  /** Memory of JavaScript objects. */
  readonly heapUsed: number;
  /** Memory of buffers and other objects outside of the heap. */
  readonly external: number;
  /** Resident memory of the process. */
  readonly resident: number;
}

/** The heap of a Node process that was started with `--inspect`. */
export class Heap {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (result: Record<string, unknown>) => void>();
  #calls = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as { id: number; result: Record<string, unknown> };
      this.#waiting.get(id)?.(result);
      this.#waiting.delete(id);
    });
  }

  /** @param port loopback port of the process's inspector */
  static async of(port: number): Promise<Heap> {
    const list = await fetch(`http://127.0.0.1:${port}/json/list`);
    const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[];
    if (!target) throw new Error(`Cannot inspect a process at port ${port}.`);
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", () => reject(new Error("The inspector refused the connection.")));
    });
    return new Heap(socket);
  }

  /** Collects garbage, and returns the used megabytes, including memory outside of the V8 heap. */
  async megabytesInUse(): Promise<number> {
    await this.#call("HeapProfiler.collectGarbage");
    const { usedSize, backingStorageSize = 0 } = await this.#call("Runtime.getHeapUsage");
    return (Number(usedSize) + Number(backingStorageSize)) / MEGABYTE;
  }

  /** Collects garbage, and returns the remaining memory usage. */
  async memory(): Promise<Memory> {
    await this.#call("HeapProfiler.collectGarbage");
    const { result } = await this.#call("Runtime.evaluate", {
      expression: "process.memoryUsage()",
      returnByValue: true,
    });
    const { heapUsed, external, rss } = (result as { value: NodeJS.MemoryUsage }).value;
    return {
      heapUsed: heapUsed / MEGABYTE,
      external: external / MEGABYTE,
      resident: rss / MEGABYTE,
    };
  }

  close(): void {
    this.#socket.close();
  }

  #call(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const id = ++this.#calls;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
    });
  }
}
