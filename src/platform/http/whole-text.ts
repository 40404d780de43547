const texts = new WeakMap<Response, string>();

/** A response of this text, which `wholeText` gives back as it is: a rendered page is not encoded and decoded at each step of its way. */
export function textResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

/** The same without a body, for the way through the router, which would make a stream of it; `withItsText` gives the body back. */
export function heldText(text: string, init: ResponseInit): Response {
  const response = new Response(null, init);
  texts.set(response, text);
  return response;
}

/** A response of `heldText` with its body; any other as it is. */
export function withItsText(response: Response): Response {
  const text = texts.get(response);
  return text === undefined ? response : textResponse(text, { status: response.status, headers: response.headers });
}

/** The body's text; the body is used up where it is not one of `textResponse`. */
export async function wholeText(response: Response): Promise<string> {
  return texts.get(response) ?? response.text();
}
