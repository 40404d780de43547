/** SQL statements as traces name them: without any value of a row. */

/** Longer statements are cut in a trace. */
const longest = 600;

/**
 * A statement as a trace may name it: parameters stay as $1, and every literal that stands in the text becomes a
 * question mark, so that no value of a row can be in it. Quoted names of columns and tables stay.
 */
export function statementShape(statement: string): string {
  return statement
    .replace(/'(?:[^']|'')*'?/g, '?')
    .replace(/\$(\w*)\$[^]*?\$\1\$/g, '?')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}

/** The first word, which says what kind of statement it is: 'select'. */
export function statementKind(statement: string): string {
  return /^[\s(]*([a-z]+)/i.exec(statement)?.[1]?.toLowerCase() ?? 'statement';
}
