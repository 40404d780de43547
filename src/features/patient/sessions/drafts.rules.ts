/** Fields that are never stored: secrets and identity numbers. */
const unkept = /password|code|current|zone_token|id_?number|nric|passport/i;

/** Whether the value of a field of that name may be stored for its owner until the next sign-in. */
export function mayBeStored(name: string): boolean {
  return name !== '' && !unkept.test(name);
}
