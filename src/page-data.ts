import { browserPart } from '#src/shared/browser-part.ts';

/** The data that a rendered page passes to the browser, so that its components get the same values as on the server. */
export interface PageData {
  /** '/', '/ms' or '/zh': the prefix that components do not see. */
  basename: string;
  /** The routes of the page, the root first. */
  matches: readonly { id: string; pathname: string; params: Readonly<Record<string, string | undefined>> }[];
  /** By route id. */
  loaderData: Readonly<Record<string, unknown>>;
  actionData: Readonly<Record<string, unknown>> | null;
  /** By the id of the route whose error boundary shows it. */
  errors: Readonly<Record<string, unknown>> | null;
}

const dateKey = '$date';

/** The data as JSON for a script element. Dates stay dates; a value that JSON would lose is refused. */
export function writePageData(data: PageData): string {
  return JSON.stringify(data, function written(this: Record<string, unknown>, key: string, value: unknown) {
    const original = this[key];
    if (original instanceof Date) return { [dateKey]: original.getTime() };
    if (typeof original === 'object' && original !== null && browserPart in original) return original[browserPart];
    if (original instanceof Map || original instanceof Set || original instanceof Promise)
      throw new TypeError(`A page's data cannot have a ${original.constructor.name}: ${key}`);
    return value;
  }).replaceAll('<', String.raw`\u003c`);
}

/** Reads what writePageData wrote. */
export function readPageData(json: string): PageData {
  return (json.includes(`"${dateKey}"`) ? JSON.parse(json, withMoments) : JSON.parse(json)) as PageData;
}

function withMoments(_key: string, value: unknown): unknown {
  const isMoment = typeof value === 'object' && value !== null && dateKey in value;
  // A text under this key is text that somebody has typed, because dates are written as numbers.
  return isMoment && typeof value[dateKey] === 'number' ? new Date(value[dateKey]) : value;
}
