/** The heap of a process of Node that was started with `--inspect`. */
export class Heap {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (result: Record<string, number>) => void>();
  #calls = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as { id: number; result: Record<string, number> };
      this.#waiting.get(id)?.(result);
      this.#waiting.delete(id);
    });
  }

  /** @param port where the inspector of the process listens on loopback */
  static async of(port: number): Promise<Heap> {
    const list = await fetch(`http://127.0.0.1:${port}/json/list`);
    const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[];
    if (!target) throw new Error(`Nothing can be inspected at port ${port}.`);
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", () => reject(new Error("The inspector refused the connection.")));
    });
    return new Heap(socket);
  }

  /** Collects garbage, and returns how many megabytes are in use then, with what lies outside of the heap of V8. */
  async megabytesInUse(): Promise<number> {
    await this.#call("HeapProfiler.collectGarbage");
    const { usedSize = 0, backingStorageSize = 0 } = await this.#call("Runtime.getHeapUsage");
    return (usedSize + backingStorageSize) / 2 ** 20;
  }

  close(): void {
    this.#socket.close();
  }

  #call(method: string): Promise<Record<string, number>> {
    const id = ++this.#calls;
    this.#socket.send(JSON.stringify({ id, method }));
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
    });
  }
}
