/** Asked by the idle clock of an open console while somebody works: the question itself keeps the session alive. */
export function loader() {
  return null;
}
