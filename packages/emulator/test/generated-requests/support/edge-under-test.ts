import fc from "fast-check";
import type { Body, ServiceUnderTest } from "./service-under-test.ts";

const domain = fc.constantFrom(
  "example.com",
  "a.example",
  "EXAMPLE.com",
  "xn--bcher-kva.example",
  "no domain",
  "sub.a.example",
);

export const edge: ServiceUnderTest = {
  service: "edge",
  document: "edge",
  lists: [{ list: "listDnsZones", get: "getDnsZone", within: {} }],
  idOf: ({ Id }) => `${Id}`,
  seed: {
    edge: {
      keys: [{ key: "first" }, { key: "second", forbid: [{ methods: ["DELETE"] }] }],
      zones: [
        { Id: 11, Domain: "seeded.example", Records: [{ Id: 21, Type: 0, Name: "www", Value: "192.0.2.1" }] },
        { Id: 12, Domain: "other.example", key: "second" },
        { Domain: "more{n}.example", repeat: 12 },
      ],
    },
  },
  seeded: [{ id: "11" }, { id: "12" }, { zoneId: "11" }, { zoneId: "11", id: "21" }],
  hints: { Domain: domain, Name: domain, search: fc.constantFrom("example", "seed", "MORE1") },
  coherent: {
    CreateDnsZoneRequest: fc.record({ Domain: fc.nat(99).map((number) => `zone${number}.example`) }),
    DnsRecordInput: fc.record({
      Type: fc.constantFrom(0, 3),
      Name: fc.constant("www"),
      Value: fc.constantFrom("192.0.2.7", "x".repeat(4001)),
    }),
  },
  takesRespelling: false,
  prelude: [],
  formRules: () => [],
  owner: { accesskey: "first" },
  others: [{ accesskey: "second" }, { accesskey: "third" }, {}],
  made: (operationId, names, body) => {
    if (operationId === "createDnsZone") {
      const records = (body.Records ?? []).map(({ Id }: Body) => ({ zoneId: `${body.Id}`, id: `${Id}` }));
      return [{ id: `${body.Id}` }, { zoneId: `${body.Id}` }, ...records];
    }
    return operationId === "createDnsRecord" ? [{ zoneId: names.zoneId ?? "", id: `${body.Id}` }] : [];
  },
  blamed: ({ Field }) => (Field === null ? [] : [Field]),
  blames: ({ in: place, pointer, missing }) => {
    if (place === "header") return "Content-Type";
    if (missing !== undefined) return missing;
    return (
      pointer
        .split("/")
        .filter((key) => key !== "" && !/^\d+$/.test(key))
        .at(-1) ?? null
    );
  },
  contradictions: (_, { Items, TotalItems, HasMoreItems, ErrorKey }) => [
    ...(Items?.length > TotalItems ? ["more items than TotalItems"] : []),
    ...(Items?.length === 0 && HasMoreItems ? ["an empty page with HasMoreItems"] : []),
    ...(ErrorKey !== undefined && !/^\w+\.\w+$/.test(ErrorKey)
      ? [`${ErrorKey} is not <resource>.<reason>`]
      : []),
  ],
};
