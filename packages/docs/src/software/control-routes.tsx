import { createEmulator } from "@seamline/emulator";
import type { JSX } from "preact";
import { Line } from "../reference/prose.tsx";
import { ScrollBox } from "../reference/scroll-box.tsx";

/** A control route, as listed by the emulator at `GET /__emulator/`. */
interface ListedRoute {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Names of query parameters. */
  readonly query?: readonly string[];
}

/** Requests the control routes of an emulator with all services. */
export async function readControlRoutes(): Promise<readonly ListedRoute[]> {
  const emulator = createEmulator();
  try {
    const [service] = Object.values(emulator).filter(isService);
    const response = await service?.fetch(`${service.options().baseUrl}/__emulator/`);
    if (!response?.ok) throw new Error("the emulator does not list its control routes");
    return ((await response.json()) as { routes: readonly ListedRoute[] }).routes;
  } finally {
    await emulator.close();
  }
}

interface AnyService {
  fetch(url: string): Promise<Response>;
  options(): { readonly baseUrl: string };
}

function isService(value: unknown): value is AnyService {
  return typeof value === "object" && value !== null && "fetch" in value && "options" in value;
}

export function ControlRoutes({ routes }: { routes: readonly ListedRoute[] }): JSX.Element {
  return (
    <>
      <p>
        Every service of a running emulator has these routes. They change the whole emulator, and need no
        credentials. In a program, the emulator has{" "}
        <a href="/emulator/emulator-kit/api/#Emulator">members for the same purposes</a>.
      </p>
      <ScrollBox>
        <table class="stacked">
          <thead>
            <tr>
              <th scope="col">Route</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {routes.map(({ method, path, summary, query = [] }) => (
              <tr key={`${method} ${path}`}>
                <th scope="row">
                  <code>
                    {method} {path}
                  </code>
                </th>
                <td>
                  <Line text={summary} />
                  {query.length > 0 && (
                    <>
                      {" "}
                      Query parameters: <code>{query.join(", ")}</code>.
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
