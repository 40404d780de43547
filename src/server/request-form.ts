/** The form in the body of a page request, parsed once however many ask for it. */

const parsed = new WeakMap<Request, Promise<FormData | null>>();

export function isFormRequest(request: Request): boolean {
  return (
    request.method === 'POST' &&
    /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(request.headers.get('content-type') ?? '')
  );
}

/**
 * The form of a request; null when its body is none. A form with files is read from the request itself, whose body is used up by it
 * and is never in memory twice; any other from a copy, because the page's action reads its body too.
 */
export function formOf(request: Request, { takesFiles }: { takesFiles: boolean }): Promise<FormData | null> {
  if (!isFormRequest(request)) return Promise.resolve(null);
  const known = parsed.get(request);
  if (known) return known;
  const form = (isUpload(request, takesFiles) ? request : request.clone()).formData().catch(() => null);
  parsed.set(request, form);
  return form;
}

/** Whether the body is a form with files for an address that takes them. */
export function isUpload(request: Request, takesFiles: boolean): boolean {
  return takesFiles && isFormRequest(request) && /^multipart\//i.test(request.headers.get('content-type') ?? '');
}

/** The request without its body, for the page whose action is handed the parsed form. */
export function withoutBody(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-type');
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, signal: request.signal });
}
