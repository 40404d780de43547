/**
 * Sends one request to another service. Address and options stay apart: the deadline of
 * `fetch(new Request(address, { signal }))` is lost when that Request is garbage-collected before the answer comes.
 */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

/** Sends requests to a handler of this process instead of the network: a simulator, or a service of a test. */
export const sendTo =
  (handle: (request: Request) => Response | Promise<Response>): Send =>
  async (address, init) =>
    handle(new Request(address, init));
