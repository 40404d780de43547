/** Which addresses the visitor's town is carried to. */

/**
 * The pages that are ordered from a town by their address: the lists, a speciality. The search is answered to one
 * visitor alone, and reads the cookie.
 */
const fromTown = /^\/(?:(?:ms|zh)\/)?(?:doctor|our-hospitals|speciality-centre\/[^/]+)$/;

/**
 * The address with the town, where its page is ordered from one and names none itself; else undefined. An empty
 * `near` is a choice too: no town.
 */
export function withTown(address: string, slug: string | undefined): string | undefined {
  const url = URL.parse(address);
  if (!slug || !url || !fromTown.test(url.pathname) || url.searchParams.has('near')) return undefined;
  url.searchParams.set('near', slug);
  return url.href;
}
