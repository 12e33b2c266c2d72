import type { RecordedBody } from "@seamline/emulator-kit";
import type {
  CheckedEntry,
  EntryCheck,
  JournalSummary,
  ListedServices,
  LiveEvents,
} from "@seamline/emulator-kit/host";
import type * as page from "@seamline/emulator-page/protocol";
import { expectTypeOf, test } from "vitest";
import type { ClockState, DueJob, EmulatorCoverage, FaultState } from "../../src/index.ts";

type Service = ListedServices["services"][number];
type Operation = EmulatorCoverage["operations"][number];

/** Adds an index signature to interfaces, because the page reads the effects of a fault by name. */
type Members<Type> = { [Name in keyof Type]: Type[Name] };

test("the emulator's messages have the types that the emulator page expects", () => {
  expectTypeOf<ListedServices>().toExtend<page.PageServices>();
  expectTypeOf<JournalSummary>().toExtend<page.JournalSummary>();
  expectTypeOf<CheckedEntry>().toExtend<page.JournalDetail>();
  expectTypeOf<ClockState>().toExtend<page.ClockNow>();
  expectTypeOf<DueJob>().toExtend<page.DueJob>();
  expectTypeOf<Members<FaultState>>().toExtend<page.FaultNow>();
  expectTypeOf<EmulatorCoverage>().toExtend<page.Coverage>();
});

/** Compares the names of optional members too, because an optional member that is never sent would match any type. */
test("the emulator page reads only members that the emulator sends", () => {
  expectTypeOf<keyof page.PageServices>().toExtend<keyof ListedServices>();
  expectTypeOf<keyof page.PageService>().toExtend<keyof Service>();
  expectTypeOf<keyof page.PageDocument>().toExtend<keyof Service["documents"][number]>();
  expectTypeOf<keyof page.PageCaller>().toExtend<keyof Service["callers"][number]>();
  expectTypeOf<keyof page.PageRoot>().toExtend<keyof Service["roots"][number]>();
  expectTypeOf<keyof page.JournalSummary>().toExtend<keyof JournalSummary>();
  expectTypeOf<keyof page.JournalDetail>().toExtend<keyof CheckedEntry>();
  expectTypeOf<keyof page.JournalBody>().toExtend<keyof RecordedBody>();
  expectTypeOf<keyof page.EntryCheck>().toExtend<keyof EntryCheck>();
  expectTypeOf<keyof page.ClockNow>().toExtend<keyof ClockState>();
  expectTypeOf<keyof page.DueJob>().toExtend<keyof DueJob>();
  expectTypeOf<keyof page.Coverage>().toExtend<keyof EmulatorCoverage>();
  expectTypeOf<keyof page.CoveredOperation>().toExtend<keyof Operation>();
  expectTypeOf<keyof page.CoveredPoint>().toExtend<keyof EmulatorCoverage["extensionPoints"][number]>();
});

test("the emulator page listens only to events that the emulator sends, with the same data types", () => {
  expectTypeOf<keyof page.LiveEvents>().toExtend<keyof LiveEvents>();
  expectTypeOf<Omit<LiveEvents, "faults">>().toExtend<Omit<page.LiveEvents, "faults">>();
  expectTypeOf<keyof page.LiveEvents["requests"]>().toExtend<keyof LiveEvents["requests"]>();
  expectTypeOf<keyof page.LiveEvents["hello"]>().toExtend<keyof LiveEvents["hello"]>();
  expectTypeOf<keyof page.LiveEvents["clock"]>().toExtend<keyof LiveEvents["clock"]>();
});
