import type { SeedOf } from "@seamline/emulator-kit";
import type { parcels } from "./parcels-service.ts";

export const seed: SeedOf<typeof parcels> = {
  accounts: [{ email: "ada@example.com" }, { email: "alan@example.com" }],
  parcels: {
    parcels: {
      "parcel-a": { parcelId: "parcel-a", to: "Grace", grams: 1200, state: "PACKED" },
      "parcel-b": { parcelId: "parcel-b", to: "Alan", grams: 300, state: "PACKED" },
      "parcel-c": { parcelId: "parcel-c", to: "Joan", grams: 4500, state: "SENT" },
    },
  },
};
