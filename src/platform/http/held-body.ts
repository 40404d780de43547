/**
 * Rendered pages as bytes. A page passes through the router, its policy and the page cache; as a stream its body would
 * be encoded, copied and decoded at each step.
 */
const held = new WeakMap<Response, Buffer>();

/** A response whose body is held beside it, until `withBody` restores it. */
export function heldBody(bytes: Buffer, init: ResponseInit): Response {
  const response = new Response(null, init);
  held.set(response, bytes);
  return response;
}

/** The same body, held or not, with another status or other headers. */
export function withHead(response: Response, { status = response.status, headers = response.headers }): Response {
  const bytes = held.get(response);
  return bytes ? heldBody(bytes, { status, headers }) : new Response(response.body, { status, headers });
}

/** A `heldBody` response with its body, as it can be sent; any other response unchanged. */
export function withBody(response: Response): Response {
  const bytes = held.get(response) as Buffer<ArrayBuffer> | undefined;
  return bytes ? new Response(bytes, { status: response.status, headers: response.headers }) : response;
}

/** The bytes of the body; consumes a body that is not held. */
export async function bytesOf(response: Response): Promise<Buffer> {
  return held.get(response) ?? Buffer.from(await response.arrayBuffer());
}
