/** A UUID within a longer pattern. */
export const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const whole = new RegExp(`^${uuidPattern}$`);

/** Whether a text is a UUID; a text that is not is never looked up. */
export function isUuid(text: string): boolean {
  return whole.test(text);
}
