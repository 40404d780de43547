/** COPY as streams over a plain connection: tables leave and enter the database without being held in memory. */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type pg from 'pg';

/** The part of the driver's connection that COPY needs; its types do not declare it. */
interface Connection {
  stream: NodeJS.WritableStream & { pause(): void; resume(): void; writableNeedDrain: boolean };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** The output of `COPY ... TO STDOUT`, as bytes. Hand it to `client.query`; `rows` is known at its end. */
export class CopyOut extends Readable {
  rows = 0;
  readonly #text: string;
  #connection: Connection | undefined;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.query(this.#text);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: Connection): void {
    // Copied, because the driver reuses its buffer.
    if (!this.push(Buffer.from(chunk))) stream.pause();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = rowsOf(text);
  }

  handleReadyForQuery({ stream }: Connection): void {
    // A full buffer pauses the stream, and nothing reads from it after this point: without this it would stay paused.
    stream.resume();
    this.push(null);
  }

  handleError(error: Error): void {
    this.#connection?.stream.resume();
    this.destroy(error);
  }
}

/**
 * Sends the bytes to `COPY ... FROM STDIN` and answers how many rows were stored. A source that fails stores nothing.
 */
export async function copyIn(client: pg.Client, text: string, source: AsyncIterable<Buffer>): Promise<number> {
  const copy = new CopyIn(text);
  (client.query as (submittable: unknown) => unknown)(copy);
  const connection = await Promise.race([copy.begun, copy.ended.then(() => undefined)]);
  if (!connection) return copy.ended;
  try {
    for await (const chunk of source) {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await Promise.race([once(connection.stream, 'drain'), copy.ended]);
    }
    connection.endCopyFrom();
  } catch (error) {
    connection.sendCopyFail('the source failed');
    await copy.ended.catch(() => undefined);
    throw error;
  }
  return copy.ended;
}

class CopyIn {
  readonly begun: Promise<Connection>;
  readonly ended: Promise<number>;
  readonly #text: string;
  readonly #begin: (connection: Connection) => void;
  readonly #end: (rows: number) => void;
  readonly #fail: (error: Error) => void;
  #rows = 0;

  constructor(text: string) {
    const begun = Promise.withResolvers<Connection>();
    const ended = Promise.withResolvers<number>();
    ended.promise.catch(() => undefined);
    this.#text = text;
    this.begun = begun.promise;
    this.ended = ended.promise;
    this.#begin = begun.resolve;
    this.#end = ended.resolve;
    this.#fail = ended.reject;
  }

  submit(connection: Connection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: Connection): void {
    this.#begin(connection);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = rowsOf(text);
  }

  handleReadyForQuery(): void {
    this.#end(this.#rows);
  }

  handleError(error: Error): void {
    this.#fail(error);
  }
}

/** 'COPY 12' */
function rowsOf(command: string): number {
  return Number(/^COPY (\d+)/.exec(command)?.[1] ?? 0);
}
