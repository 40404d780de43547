import { ExportResultCode, hrTimeToNanoseconds, type ExportResult } from '@opentelemetry/core';
import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracingSettings } from './tracing.ts';

/** If a collector does not answer, its spans are dropped after this time, so that they do not fill the memory. */
const patienceMs = 5_000;

/**
 * Sends spans as OTLP in JSON over HTTP. The official exporter does the same with protobuf, which takes 26 MB of
 * packages and an install script.
 */
export function otlpExporter({ endpoint, headers }: Pick<TracingSettings, 'endpoint' | 'headers'>): SpanExporter {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  async function deliver(spans: readonly ReadableSpan[]): Promise<ExportResult> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(otlpOf(spans)),
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.arrayBuffer();
      return { code: answer.ok ? ExportResultCode.SUCCESS : ExportResultCode.FAILED };
    } catch (error) {
      return { code: ExportResultCode.FAILED, error: error as Error };
    }
  }
  return {
    export: (spans, done) => void deliver(spans).then(done),
    shutdown: () => Promise.resolve(),
  };
}

/** A request in OTLP's JSON mapping; all spans belong to one resource. */
function otlpOf(spans: readonly ReadableSpan[]) {
  const resource = { attributes: attributesOf(spans[0]?.resource.attributes ?? {}) };
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'portal' }, spans: spans.map(spanOf) }] }] };
}

function spanOf(span: ReadableSpan) {
  const { traceId, spanId } = span.spanContext();
  return {
    traceId,
    spanId,
    ...(span.parentSpanContext ? { parentSpanId: span.parentSpanContext.spanId } : {}),
    name: span.name,
    // OTLP counts kinds from 1, where 0 means unknown.
    kind: span.kind + 1,
    startTimeUnixNano: String(hrTimeToNanoseconds(span.startTime)),
    endTimeUnixNano: String(hrTimeToNanoseconds(span.endTime)),
    attributes: attributesOf(span.attributes),
    status: { code: span.status.code },
  };
}

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: String(value) },
  }));
}
