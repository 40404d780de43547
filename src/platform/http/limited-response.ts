/** Responses of other services are read up to a maximum size and awaited up to a deadline. */

/**
 * The text of a response of at most `maxBytes`. Throws, and stops reading, once it is larger, whatever its
 * content-length says.
 */
export async function limitedText(response: Response, maxBytes: number): Promise<string> {
  return (await limitedBytes(response, maxBytes)).toString('utf8');
}

/** The same for bytes. */
export async function limitedBytes(response: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * The result of `work`; rejects with the error from `late` after `ms`. For libraries without a deadline of their own.
 */
export async function withDeadline<Result>(work: Promise<Result>, ms: number, late: () => Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
