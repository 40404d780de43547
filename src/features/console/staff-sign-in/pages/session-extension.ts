/** Called by the idle watch of an open console while somebody works: the request itself extends the session. */
export function loader() {
  return null;
}
