/**
 * A typed text as a part of a LIKE pattern: its percent signs, underscores and backslashes are matched as characters.
 */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
