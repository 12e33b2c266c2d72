import {
  allItems,
  collection,
  defineService,
  type HandlersOf,
  listPage,
  ServiceError,
} from "@seamline/emulator-kit";
import { document } from "./generated/document.gen.ts";
import type { operations, Parcel, Report } from "./generated/types.gen.ts";

const collections = {
  parcels: collection<Parcel>({ schema: "Parcel" }),
  reports: collection<Report>({ schema: "Report" }),
};

const handlers: HandlersOf<operations, typeof collections> = {
  listParcels: async ({ context, query, faults }) => {
    const { items, ...next } = await context.state.read((reader) =>
      listPage(reader, "parcels", query, faults),
    );
    return { parcels: items.map(({ value }) => value), ...next };
  },

  createParcel: ({ context, body }) =>
    context.state.change(async (transaction) => {
      const parcelId = `parcel-${await transaction.nextNumber("parcels")}`;
      const parcel: Parcel = { parcelId, to: body.to, grams: body.grams, state: "PACKED" };
      await transaction.put("parcels", parcelId, parcel);
      return parcel;
    }),

  getParcel: ({ context, path }) =>
    context.state.read(async (reader) => found(await reader.get("parcels", path.parcelId), path.parcelId)),

  deleteParcel: async ({ context, path }) => {
    await context.state.change((transaction) => transaction.delete("parcels", path.parcelId));
  },

  sendParcel: ({ context, path: { parcelId } }) =>
    context.state.change(async (transaction) => {
      const parcel = found(await transaction.get("parcels", parcelId), parcelId);
      if (parcel.state === "SENT")
        throw new ServiceError(409, `${parcelId} has already been sent.`, { reason: "ALREADY_SENT" });
      const sent: Parcel = { ...parcel, state: "SENT" };
      await transaction.put("parcels", parcelId, sent);
      return sent;
    }),

  createReport: ({ context }) =>
    context.state.change(async (transaction) => {
      const reportId = `report-${await transaction.nextNumber("reports")}`;
      const report: Report = { reportId, state: "RUNNING" };
      await transaction.put("reports", reportId, report);
      const at = context.clock.now() + context.longRunningMs;
      await transaction.plan({ id: reportId, at, kind: "weigh", subject: reportId });
      return report;
    }),

  getReport: ({ context, path }) =>
    context.state.read(async (reader) => found(await reader.get("reports", path.reportId), path.reportId)),
};

function found<Value>(value: Value | undefined, id: string): Value {
  if (value === undefined) throw new ServiceError(404, `${id} does not exist.`, { reason: "NOT_FOUND" });
  return value;
}

export const parcels = defineService({
  name: "parcels",
  documents: [{ document, handlers }],
  collections,
  tasks: () => ({
    weigh: async (reportId: string, transaction) => {
      const items = await allItems(transaction, "parcels");
      const grams = items.reduce((sum, { value }) => sum + value.grams, 0);
      await transaction.put("reports", reportId, { reportId, state: "DONE", grams });
    },
  }),
});
