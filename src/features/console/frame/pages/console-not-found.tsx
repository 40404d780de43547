import { notFound } from '#src/platform/http/not-found.ts';

/** Below /staff nothing is shown but desks. */
export function loader() {
  throw notFound();
}

export default function ConsoleNotFound() {
  return null;
}
