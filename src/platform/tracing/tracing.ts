/** A query that is under way: called when it has ended, with its error where it failed. */
export type QueryEnded = (error?: Error) => void;

/** Traces of requests, database queries and calls of outside services. Nothing of it exists without a collector. */
export interface Tracing {
  /**
   * Runs the work of one request in a span; `describe` is called at its end. Attributes name the route's pattern and
   * the status, never an address that was asked for.
   */
  traceRequest(
    work: () => Promise<void>,
    describe: () => { method: string; route: string; status: number },
  ): Promise<void>;
  /** Called with the text of a statement, without its values. */
  observeQuery(statement: string): QueryEnded;
  /** Sends what is left. */
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
