/**
 * Traces by OpenTelemetry. Its global registration is not used: other packages would then add spans of their own,
 * drizzle-orm with the values of each query.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import diagnostics from 'node:diagnostics_channel';
import { hostname } from 'node:os';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { failureKind } from '../jobs/poller.server.ts';
import { otlpExporter } from './otlp-exporter.server.ts';
import { statementKind, statementShape } from './statement-shape.ts';
import type { Tracing, TracingSettings } from './tracing.ts';

/** What Node's fetch reports of a request on its diagnostics channels. */
interface OutsideRequest {
  origin: string | URL;
  method: string;
}

/** Starts to trace. The returned Tracing sends spans every five seconds. */
export function startTracing(settings: TracingSettings): Tracing {
  const active = new AsyncLocalStorage<Context>();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.serviceName,
      'service.instance.id': `${hostname()}-${process.pid}`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: otlpExporter(settings) })],
  });
  const tracer = provider.getTracer('portal');
  const begin = (name: string, kind: SpanKind): Span =>
    tracer.startSpan(name, { kind }, active.getStore() ?? ROOT_CONTEXT);
  const stopListening = traceOutsideCalls(begin, new URL(settings.endpoint).host);
  return {
    async traceRequest(work, describe) {
      const span = begin('request', SpanKind.SERVER);
      try {
        await active.run(trace.setSpan(ROOT_CONTEXT, span), work);
      } finally {
        endRequest(span, describe());
      }
    },
    observeQuery(statement) {
      // Pollers query the database each second, so only the queries of requests are traced.
      if (!active.getStore()) return () => undefined;
      const kind = statementKind(statement);
      const span = begin(`database ${kind}`, SpanKind.CLIENT);
      const text = statementShape(statement);
      span.setAttributes({ 'db.system.name': 'postgresql', 'db.operation.name': kind, 'db.query.text': text });
      return (error) => end(span, error);
    },
    async stop() {
      stopListening();
      await provider.shutdown();
    },
  };
}

function endRequest(span: Span, { method, route, status }: { method: string; route: string; status: number }): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** The class of an error, never its message, which may quote a value. */
function end(span: Span, error?: unknown): void {
  if (error !== undefined) {
    span.setAttribute('error.type', failureKind(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/**
 * A span for each request that Node's fetch sends, by its diagnostics channels: host, method and status. Its path is
 * left out, because it may name a person. Calls of the collector itself are not traced.
 */
function traceOutsideCalls(begin: (name: string, kind: SpanKind) => Span, collector: string): () => void {
  const spans = new WeakMap<object, Span>();
  const listeners: Record<string, (message: unknown) => void> = {
    'undici:request:create': (message) => {
      const { request } = message as { request: OutsideRequest };
      const { host } = new URL(String(request.origin));
      if (host === collector) return;
      const span = begin(`${request.method} ${host}`, SpanKind.CLIENT);
      span.setAttributes({ 'http.request.method': request.method, 'server.address': host });
      spans.set(request, span);
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as { request: OutsideRequest; response: { statusCode: number } };
      spans.get(request)?.setAttribute('http.response.status_code', response.statusCode);
    },
    'undici:request:trailers': (message) => {
      const { request } = message as { request: OutsideRequest };
      spans.get(request)?.end();
    },
    'undici:request:error': (message) => {
      const { request, error } = message as { request: OutsideRequest; error: Error };
      const span = spans.get(request);
      if (span?.isRecording()) end(span, error);
    },
  };
  for (const [name, listener] of Object.entries(listeners)) diagnostics.subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) diagnostics.unsubscribe(name, listener);
  };
}
