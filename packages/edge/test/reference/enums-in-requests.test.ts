import { expectTypeOf, test } from "vitest";
import {
  type DnsRecord,
  type DnsRecordType,
  dnsRecordTypeValues,
  type EdgeClient,
  isDnsRecordType,
  type Unlisted,
  unlisted,
} from "../../src/generated/reference/index.gen.ts";

/** Only compiled; nothing is sent. */
const compiled = (_: (zones: EdgeClient["dnsZones"]) => unknown): void => undefined;

test("a request accepts listed numbers, and other numbers only with unlisted()", () => {
  compiled(({ records }) => records.create({ zoneId: 1, body: { Type: dnsRecordTypeValues.AAAA } }));
  compiled(({ records }) => records.create({ zoneId: 1, body: { Type: 1 } }));
  compiled(({ records }) => records.create({ zoneId: 1, body: { Type: unlisted(99) } }));
  // @ts-expect-error a number that is not listed
  compiled(({ records }) => records.create({ zoneId: 1, body: { Type: 99 } }));
  // @ts-expect-error the name of a value instead of its number
  compiled(({ records }) => records.create({ zoneId: 1, body: { Type: "AAAA" } }));
  // @ts-expect-error a number that is not listed, in a list
  compiled((zones) => zones.create({ body: { Domain: "example.com", Records: [{ Type: 99 }] } }));
  // @ts-expect-error an arbitrary number
  compiled(({ records }) => records.create({ zoneId: 1, body: { Type: Number("1") } }));
});

test("a received record can be sent back", () => {
  compiled(async (zones) => {
    const [record] = (await zones.get({ id: 1 })).Records ?? [];
    if (record) return zones.records.update({ zoneId: 1, id: 1, body: { ...record, Ttl: 60 } });
  });
});

test("received enum values can be compared with any number and narrowed with a guard", () => {
  compiled(
    () =>
      ({ Type }: DnsRecord) =>
        Type === 99,
  );
  const type = dnsRecordTypeValues.TXT as DnsRecordType;
  if (isDnsRecordType(type))
    expectTypeOf(type).toExtend<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15>();
  else expectTypeOf(type).toEqualTypeOf<Unlisted<number>>();
});
