const pattern = /^[1-9]\d{0,8}$/;

/** Whether a text is the number of a row as people and forms write it: digits, no leading zero, no sign. */
export function isTypedId(text: string): boolean {
  return pattern.test(text);
}

/** The number of a row in an address, a form or a file; undefined for any other text. */
export function typedId(text: string | null | undefined): number | undefined {
  return text && isTypedId(text) ? Number(text) : undefined;
}
