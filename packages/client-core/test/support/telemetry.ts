import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
  type ResourceMetrics,
} from "@opentelemetry/sdk-metrics";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { onTestFinished } from "vitest";
import type { OpenTelemetryOptions } from "../../src/observability/otel.ts";

export interface Telemetry {
  readonly options: Required<Pick<OpenTelemetryOptions, "tracerProvider" | "meterProvider">>;
  /** Finished spans. */
  spans(): ReadableSpan[];
  metrics(): Promise<ResourceMetrics[]>;
}

/** Providers that store the spans and metrics that they receive, for the duration of one test. */
export function startTelemetry(): Telemetry {
  const spans = new InMemorySpanExporter();
  const metrics = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter: metrics, exportIntervalMillis: 60_000 });
  const meterProvider = new MeterProvider({ readers: [reader] });
  const tracerProvider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] });
  onTestFinished(() => meterProvider.shutdown());
  return {
    options: { tracerProvider, meterProvider },
    spans: () => spans.getFinishedSpans(),
    async metrics() {
      await reader.forceFlush();
      return metrics.getMetrics();
    },
  };
}
