import { data } from 'react-router';

/** Thrown by a loader: an unknown item inside a known section. Shows the 'Page not found' page with status 404. */
export function notFound() {
  return data({ unknown: 'item' as const }, { status: 404 });
}
