import { defineService } from "../../../src/framework/define-service.ts";
import type { ContextOf, HandlersOf } from "../../../src/framework/operation-types.ts";
import { ServiceError } from "../../../src/framework/service-error.ts";
import type { ServiceTransaction } from "../../../src/framework/service-state.ts";
import { collection } from "../../../src/store/collection.ts";
import { allItems } from "../../../src/store/store.ts";

export interface Parcel {
  readonly id: string;
  readonly weight: number;
  readonly state?: "READY" | "SENT" | "DELIVERED";
}

/** Types that openapi-typescript generates from the document. */
export interface operations {
  listParcels: {
    parameters: { query?: { minWeight?: number }; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { "application/json": { parcels: Parcel[] } } };
    };
  };
  createParcel: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { "application/json": Parcel } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { "application/json": Parcel } } };
  };
  getParcel: {
    parameters: { query?: never; header?: never; path: { parcelId: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { "application/json": Parcel } };
      404: { headers: { [name: string]: unknown }; content: { "application/problem+json": object } };
    };
  };
  deleteParcel: {
    parameters: { query?: never; header?: never; path: { parcelId: string }; cookie?: never };
    requestBody?: never;
    responses: { 204: { headers: { [name: string]: unknown }; content?: never } };
  };
  sendParcel: {
    parameters: { query?: never; header?: never; path: { parcelId: string }; cookie?: never };
    requestBody?: { content: { "application/json": { note?: string } } };
    responses: { 202: { headers: { [name: string]: unknown }; content: { "application/json": Parcel } } };
  };
}

const parcelSchema = { $ref: "#/components/schemas/Parcel" };
const json = (schema: object) => ({ "application/json": { schema } });
const parcelId = { name: "parcelId", in: "path", required: true, schema: { type: "string" } };

export const document = {
  openapi: "3.1.0",
  info: { title: "Parcels", version: "1.2.0" },
  paths: {
    "/parcels": {
      get: {
        operationId: "listParcels",
        parameters: [{ name: "minWeight", in: "query", schema: { type: "integer", default: 0 } }],
        responses: {
          200: {
            description: "Success.",
            content: json({
              type: "object",
              properties: { parcels: { type: "array", items: parcelSchema } },
              required: ["parcels"],
            }),
          },
        },
      },
      post: {
        operationId: "createParcel",
        requestBody: { required: true, content: json(parcelSchema) },
        responses: { 201: { description: "Success.", content: json(parcelSchema) } },
      },
    },
    "/parcels/{parcelId}": {
      parameters: [parcelId],
      get: {
        operationId: "getParcel",
        responses: {
          200: { description: "Success.", content: json(parcelSchema) },
          404: {
            description: "Not found.",
            content: { "application/problem+json": { schema: { type: "object" } } },
          },
        },
      },
      delete: { operationId: "deleteParcel", responses: { 204: { description: "Success." } } },
    },
    "/parcels/{parcelId}:send": {
      post: {
        operationId: "sendParcel",
        parameters: [parcelId],
        requestBody: { content: json({ type: "object", properties: { note: { type: "string" } } }) },
        responses: { 202: { description: "Success.", content: json(parcelSchema) } },
      },
    },
  },
  components: {
    schemas: {
      Parcel: {
        type: "object",
        properties: {
          id: { type: "string", minLength: 1 },
          weight: { type: "integer", minimum: 1, maximum: 31_500 },
          state: { type: "string", enum: ["READY", "SENT", "DELIVERED"] },
        },
        required: ["id", "weight"],
      },
    },
  },
};

const collections = { parcels: collection<Parcel>({ schema: "Parcel" }) };

type Context = ContextOf<typeof collections>;
type Transaction = ServiceTransaction<typeof collections>;

/** Kind of task that delivers a parcel. */
const DELIVER = "deliver";

export const handlers: HandlersOf<operations, typeof collections> = {
  listParcels: async ({ context, query }) => {
    const items = await context.state.read((reader) => allItems(reader, "parcels"));
    const parcels = items.map(({ value }) => value);
    return { parcels: parcels.filter(({ weight }) => weight >= (query.minWeight ?? 0)) };
  },
  createParcel: ({ context, body }) =>
    context.state.change(async (transaction) => {
      if (await transaction.get("parcels", body.id))
        throw new ServiceError(409, `Parcel ${body.id} already exists.`, { reason: "PARCEL_EXISTS" });
      const parcel: Parcel = { ...body, state: "READY" };
      await transaction.put("parcels", parcel.id, parcel);
      return parcel;
    }),
  getParcel: ({ context, path }) => findParcel(context, path.parcelId),
  deleteParcel: async ({ context, path }) => {
    await context.state.change((transaction) => transaction.delete("parcels", path.parcelId));
  },
  sendParcel: async ({ context, path }) => {
    const parcel = await findParcel(context, path.parcelId);
    const sent: Parcel = { ...parcel, state: "SENT" };
    await context.state.change(async (transaction) => {
      await transaction.put("parcels", sent.id, sent);
      const at = context.clock.now() + context.longRunningMs;
      await transaction.plan({ id: sent.id, at, kind: DELIVER, subject: sent.id });
    });
    return sent;
  },
};

async function findParcel(context: Context, id: string): Promise<Parcel> {
  const parcel = await context.state.read((reader) => reader.get("parcels", id));
  if (!parcel) throw new ServiceError(404, `Parcel ${id} does not exist.`);
  return parcel;
}

async function deliver(id: string, transaction: Transaction): Promise<void> {
  const parcel = await transaction.get("parcels", id);
  if (parcel) await transaction.put("parcels", id, { ...parcel, state: "DELIVERED" });
}

/** A service without authentication. */
export const parcels = defineService({
  name: "parcels",
  documents: [{ document, handlers }],
  collections,
  tasks: () => ({ [DELIVER]: deliver }),
});
