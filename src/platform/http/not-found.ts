import { data } from 'react-router';

/** Thrown by a loader for an unknown item inside a known section. Shows the 'Page not found' page with status 404. */
export function notFound() {
  return data({ unknown: 'item' as const }, { status: 404 });
}

/** Thrown by a loader for a page that readers once had and that was removed. Shows links to go on, with status 410. */
export function gone(list: string) {
  return data({ goneOn: list }, { status: 410 });
}
