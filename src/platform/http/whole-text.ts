const texts = new WeakMap<Response, string>();

/** A response whose text `wholeText` returns as it is: a rendered page is not encoded and decoded at each step. */
export function textResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

/**
 * The same without a body, for the pass through the router, which would make a stream of it; `withItsText` restores
 * the body.
 */
export function heldText(text: string, init: ResponseInit): Response {
  const response = new Response(null, init);
  texts.set(response, text);
  return response;
}

/** A `heldText` response with its body; any other response unchanged. */
export function withItsText(response: Response): Response {
  const text = texts.get(response);
  return text === undefined ? response : textResponse(text, { status: response.status, headers: response.headers });
}

/** The body's text; consumes the body unless it was made by `textResponse`. */
export async function wholeText(response: Response): Promise<string> {
  return texts.get(response) ?? response.text();
}
