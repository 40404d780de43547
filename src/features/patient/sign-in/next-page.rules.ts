/** The page after sign-in: an address of this site, else the profile. Never another site's. */
export function nextPage(asked: string | null | undefined): string {
  if (!asked || !/^\/(?![/\\])[^\\\s]*$/.test(asked) || asked.length > 500) return '/profile';
  return /^\/(ms\/|zh\/)?(login|register|two-factor|forgot-password|reset-password|verify-email)(\/|\?|$)/.test(asked)
    ? '/profile'
    : asked;
}
