/** A typed text as a part of a LIKE pattern: its own percent signs, underscores and backslashes are letters. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
