/** Never kept: what opens something, and what identifies a person. */
const unkept = /password|code|current|zone_token|id_?number|nric|passport/i;

/** Whether what is typed into a field of that name may be kept for its owner until the next sign-in. */
export function mayBeKept(name: string): boolean {
  return name !== '' && !unkept.test(name);
}
