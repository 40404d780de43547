import {
  createServer,
  type Server,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { AnswerEarly } from './page-cache/cached-answers.ts';
import type { Environment } from './environment/environment-schema.ts';
import { freePort, openPort } from './open-port.ts';
import { isRecordingUpload, longestUploadMs } from './requests/upload-limit.ts';

const bodyMs = 30_000;

/**
 * The handlers of the listener: first those that need no Request (cached pages, refusals of a busy process), then the
 * site.
 */
export interface Listening {
  fetch(request: Request, bindings?: object): Response | Promise<Response>;
  answerEarly: AnswerEarly;
}

/** Opens the port. Rejects with a one-sentence error when that is impossible. */
export async function listenOn(
  { PORT, HOST }: Pick<Environment, 'PORT' | 'HOST'>,
  site: Listening,
): Promise<ServerType> {
  const server = createAdaptorServer({
    fetch: (request, bindings) => site.fetch(request, bindings),
    createServer: earlyFirst(site),
    // Slow clients are disconnected: ten seconds for headers, and `limitBody` for a body.
    serverOptions: { headersTimeout: 10_000, requestTimeout: longestUploadMs, keepAliveTimeout: 10_000 },
  }) as Server;
  await inOneSentence({ PORT, HOST }, (place) => openPort(server, place));
  return server;
}

/** The port for the processes of a cluster, which must be free. Rejects as `listenOn` does. */
export function portFor(env: Pick<Environment, 'PORT' | 'HOST'>): Promise<number> {
  return inOneSentence(env, freePort);
}

async function inOneSentence<Result>(
  { PORT, HOST }: Pick<Environment, 'PORT' | 'HOST'>,
  open: (place: { port: number; host: string }) => Promise<Result>,
): Promise<Result> {
  try {
    return await open({ port: PORT, host: HOST });
  } catch (error) {
    throw new Error(sentenceOf(error as NodeJS.ErrnoException, { PORT, HOST }), { cause: error });
  }
}

/** A `createServer` in the form of node:http's, which hono's `serve` calls with options. */
function earlyFirst(site: Listening): typeof createServer {
  const create = (options: ServerOptions, listener: RequestListener) =>
    createServer(options, (incoming, outgoing) => {
      limitBody(incoming);
      if (!refusedMethod(incoming, outgoing) && !site.answerEarly(incoming, outgoing)) listener(incoming, outgoing);
    });
  return create as typeof createServer;
}

/**
 * Ends a connection whose body has not arrived after thirty seconds. A recording takes minutes: its connection is ended
 * when nothing has arrived for thirty seconds.
 */
function limitBody(incoming: IncomingMessage): void {
  const { headers, url = '', socket } = incoming;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const timer = setTimeout(() => socket.destroy(), bodyMs);
  const stop = () => clearTimeout(timer);
  incoming.once('end', stop).once('close', stop);
  if (!isRecordingUpload(url)) return;
  const goOn = () => void timer.refresh();
  socket.on('data', goOn);
  incoming.once('close', () => socket.off('data', goOn));
}

/**
 * Answers TRACE and TRACK with 405: TRACE would repeat headers that browsers hide from scripts, and a Request cannot be
 * built with either method.
 */
function refusedMethod({ method }: IncomingMessage, outgoing: ServerResponse): boolean {
  if (method !== 'TRACE' && method !== 'TRACK') return false;
  outgoing.writeHead(405, { allow: 'GET, HEAD, POST', 'cache-control': 'no-store', 'content-length': 0 }).end();
  return true;
}

function sentenceOf(error: NodeJS.ErrnoException, { PORT, HOST }: { PORT: number; HOST: string }): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${PORT} is in use by another program: stop that one, or name another port, such as PORT=${PORT + 1}.`;
  if (error.code === 'EACCES')
    return `Port ${PORT} may not be used by this user: name one above 1023, such as PORT=3000.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST=${HOST} is no address of this machine: name one of its own, such as HOST=0.0.0.0.`;
  return `The server cannot listen on ${HOST}:${PORT} (${error.code ?? error.message}).`;
}
