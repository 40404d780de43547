import { notFound } from '#src/platform/http/not-found.ts';

/** Every other address below /staff is not found. */
export function loader() {
  throw notFound();
}

export default function ConsoleNotFound() {
  return null;
}
