/** Called when the query has ended, with its error where it failed. */
export type QueryEnded = (error?: Error) => void;

/** Traces of requests, database queries and calls of outside services. Without a collector nothing is traced. */
export interface Tracing {
  /**
   * Runs the work of one request in a span; `describe` is called at its end. Attributes give the route's pattern and
   * the status, never the requested address.
   */
  traceRequest(
    work: () => Promise<void>,
    describe: () => { method: string; route: string; status: number },
  ): Promise<void>;
  /** Called with the text of a statement, without its values. */
  observeQuery(statement: string): QueryEnded;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

export interface TracingSettings {
  /** Address of an OTLP collector over HTTP, without /v1/traces: 'http://collector:4318'. */
  endpoint: string;
  /** Headers of each delivery, such as a key. */
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** The share of requests that are traced, from 0 to 1. */
  share: number;
}
