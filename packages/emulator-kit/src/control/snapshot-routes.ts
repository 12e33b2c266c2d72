import type { ControlResult } from "../framework/service.ts";
import { ControlError, JSON_HEADERS } from "../http/control-error.ts";
import { UnknownSnapshotError } from "../runtime/named-snapshots.ts";
import {
  type EmulatorSnapshot,
  type EmulatorSnapshotData,
  emulatorSnapshotJson,
} from "../runtime/snapshot.ts";
import { textStream } from "../text/text-stream.ts";
import { type ControlCall, type ControlRoute, DONE } from "./control-route.ts";

/** The routes under `/__emulator` that save and restore the whole state. */
export const snapshotRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/snapshot",
    summary: "Returns a snapshot of the whole state.",
    handle: async ({ controls }) => jsonOf(await controls.snapshot()),
  },
  {
    method: "POST",
    path: "/snapshot",
    summary: "Restores the whole state from a snapshot. If the snapshot is invalid, nothing changes.",
    handle: async ({ controls, snapshot }) => {
      await controls.restore((await snapshot()) as EmulatorSnapshotData);
      return DONE;
    },
  },
  {
    method: "GET",
    path: "/snapshots",
    summary: "Lists the named snapshots, oldest first.",
    handle: ({ controls }) => ({ body: { snapshots: controls.snapshots.list() } }),
  },
  {
    method: "POST",
    path: "/snapshots",
    summary: "Saves the whole state under a name, and replaces a snapshot with the same name.",
    handle: async ({ controls, json }) => {
      const { name } = Object(json()) as { readonly name?: unknown };
      return { status: 201, body: await controls.snapshots.save(name as string) };
    },
  },
  {
    method: "GET",
    path: "/snapshots/{id}",
    summary: "Returns the named snapshot.",
    handle: (call) => withSnapshot(call, () => jsonOf(call.controls.snapshots.get(call.id))),
  },
  {
    method: "POST",
    path: "/snapshots/{id}",
    summary: "Restores the whole state from the named snapshot.",
    handle: (call) =>
      withSnapshot(call, async () => {
        await call.controls.snapshots.restore(call.id);
        return DONE;
      }),
  },
  {
    method: "DELETE",
    path: "/snapshots/{id}",
    summary: "Deletes the named snapshot.",
    handle: (call) =>
      withSnapshot(call, () => {
        call.controls.snapshots.delete(call.id);
        return DONE;
      }),
  },
];

function jsonOf(snapshot: EmulatorSnapshot): ControlResult {
  const body = textStream(emulatorSnapshotJson(snapshot));
  return { response: { status: 200, headers: JSON_HEADERS, body } };
}

/** @throws ControlError 404 if there is no snapshot with this name */
async function withSnapshot(
  { controls }: ControlCall,
  work: () => ControlResult | Promise<ControlResult>,
): Promise<ControlResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnknownSnapshotError)) throw error;
    const names = controls.snapshots.list().map(({ name }) => JSON.stringify(name));
    const known = names.length === 0 ? "none are saved" : names.slice(0, 10).join(", ");
    throw new ControlError(404, "not-found", `${error.message.slice(0, -1)} (snapshots: ${known}).`);
  }
}
