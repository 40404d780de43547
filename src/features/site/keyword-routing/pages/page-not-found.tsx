import { notFound } from '#src/platform/http/not-found.ts';

/** The address of the 'Page not found' page itself. */
export function loader() {
  throw notFound();
}

export default function PageNotFound() {
  return null;
}
