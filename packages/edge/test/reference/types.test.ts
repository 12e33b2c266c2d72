import type { ListItem, Shape } from "@seamline/contract-server/shape";
import { expectTypeOf, test } from "vitest";
import {
  type CreateDnsZoneRequest,
  createEdgeClient,
  type DnsRecord,
  type DnsRecordInput,
  type DnsRecordUpdate,
  type DnsZone,
  type DnsZonePage,
  type EdgeClient,
  type ErrorBody,
  type OperationId,
  type UpdateDnsZoneRequest,
} from "../../src/generated/reference/index.gen.ts";

type Zones = EdgeClient["dnsZones"];
type Records = Zones["records"];
/** `[input, data, body]` of a method. `body` is the union of all documented failure bodies. */
type Typed<Method> = Shape<Method, 400 | 401 | 403 | 429 | 500>;
type Failure = ErrorBody | undefined;

/** Operations described by the profile. */
const shapes: Readonly<Record<string, () => void>> = {
  listDnsZones: () =>
    expectTypeOf<Typed<Zones["list"]>>().toEqualTypeOf<
      [{ query?: { page?: number; perPage?: number; search?: string } } | undefined, DnsZonePage, Failure]
    >(),
  createDnsZone: () =>
    expectTypeOf<Typed<Zones["create"]>>().toEqualTypeOf<
      [{ body: CreateDnsZoneRequest }, DnsZone, Failure]
    >(),
  getDnsZone: () =>
    expectTypeOf<Typed<Zones["get"]>>().toEqualTypeOf<[{ id: number | bigint }, DnsZone, Failure]>(),
  updateDnsZone: () =>
    expectTypeOf<Typed<Zones["update"]>>().toEqualTypeOf<
      [{ id: number | bigint; body: UpdateDnsZoneRequest }, DnsZone, Failure]
    >(),
  deleteDnsZone: () =>
    expectTypeOf<Typed<Zones["delete"]>>().toEqualTypeOf<[{ id: number | bigint }, undefined, Failure]>(),
  checkDnsZoneAvailability: () =>
    expectTypeOf<Typed<Zones["checkAvailability"]>>().toEqualTypeOf<
      [{ body: { Name: string } }, { Available: boolean }, Failure]
    >(),
  exportDnsZone: () =>
    expectTypeOf<Typed<Zones["export"]>>().toEqualTypeOf<[{ id: number | bigint }, string, Failure]>(),
  createDnsRecord: () =>
    expectTypeOf<Typed<Records["create"]>>().toEqualTypeOf<
      [{ zoneId: number | bigint; body: DnsRecordInput }, DnsRecord, Failure]
    >(),
  updateDnsRecord: () =>
    expectTypeOf<Typed<Records["update"]>>().toEqualTypeOf<
      [{ zoneId: number | bigint; id: number | bigint; body: DnsRecordUpdate }, undefined, Failure]
    >(),
  deleteDnsRecord: () =>
    expectTypeOf<Typed<Records["delete"]>>().toEqualTypeOf<
      [{ zoneId: number | bigint; id: number | bigint }, undefined, Failure]
    >(),
} satisfies Partial<Record<OperationId, () => void>>;

test.each(Object.entries(shapes))("%s has the types of the reference profile", (_, check) => check());

test("a page of zones contains zones, or null items if the page is empty", () => {
  expectTypeOf<ListItem<Zones["list"]>>().toEqualTypeOf<DnsZone>();
  expectTypeOf<DnsZonePage["Items"]>().toEqualTypeOf<DnsZone[] | null | undefined>();
  expectTypeOf<ErrorBody>().toEqualTypeOf<{
    ErrorKey?: string | null;
    Field?: string | null;
    Message?: string | null;
  }>();
});

test("a zone update accepts only writable fields, and a new record accepts all fields except Id", () => {
  expectTypeOf<keyof UpdateDnsZoneRequest>().toEqualTypeOf<
    | "CustomNameserversEnabled"
    | "Nameserver1"
    | "Nameserver2"
    | "SoaEmail"
    | "LoggingEnabled"
    | "LogAnonymizationType"
    | "CertificateKeyType"
    | "LoggingIPAnonymizationEnabled"
  >();
  expectTypeOf<Exclude<keyof DnsRecord, keyof DnsRecordInput>>().toEqualTypeOf<"Id">();
  expectTypeOf<keyof DnsRecordUpdate>().toEqualTypeOf<keyof DnsRecord>();
});

test("an invalid call does not compile", () => {
  const { get, create, records } = createEdgeClient({
    baseUrl: "http://127.0.0.1",
    accessKey: "key",
  }).dnsZones;
  expectTypeOf(get).toBeCallableWith({ id: 1 });
  // @ts-expect-error an id is a number
  expectTypeOf(get).toBeCallableWith({ id: "1" });
  // @ts-expect-error the domain is required
  expectTypeOf(create).toBeCallableWith({ body: {} });
  // @ts-expect-error the service sets the Id of a new record
  expectTypeOf(records.create).toBeCallableWith({ zoneId: 1, body: { Id: 1 } });
});
