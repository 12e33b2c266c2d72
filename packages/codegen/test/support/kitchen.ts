import { generateFixture } from "./generated.ts";
import { liveClient, type Recorder, type Respond } from "./live-client.ts";

export type Stream = (input?: object, options?: object) => AsyncIterable<unknown>;

export interface Kitchen {
  readonly readLogs: Stream;
  readonly followOrders: Stream;
  readonly ask: Stream;
  readonly readSensors: Stream;
}

export const EVENTS = { "content-type": "text/event-stream" };

export async function kitchenAt(server: Recorder, options: object = {}): Promise<Kitchen> {
  return liveClient<Kitchen>(await generateFixture("streams.yaml"), server.url, options);
}

export async function collect(stream: AsyncIterable<unknown>): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const item of stream) items.push(item);
  return items;
}

/** Responds with one body per request, in order, and then with 204. A body that ends with `✂` breaks the connection. */
export function bodies(...texts: readonly string[]): Respond {
  const left = [...texts];
  return (response) => {
    const text = left.shift();
    if (text === undefined) return void response.writeHead(204).end();
    response.writeHead(200, EVENTS);
    if (!text.endsWith("✂")) return void response.end(text);
    response.write(text.slice(0, -1), () => setTimeout(() => response.destroy(), 20));
  };
}

export const ordered = (id: number): string => `event: ordered\nid: ${id}\ndata: {"dish":"soup ${id}"}\n\n`;
export const order = (id: number): object => ({
  event: "ordered",
  id: `${id}`,
  data: { dish: `soup ${id}` },
});
