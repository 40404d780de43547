/** The addresses to which the visitor's town is added. */

/**
 * The pages whose address can name a town for their order: the lists, a speciality. The search page is rendered for
 * each visitor and reads the cookie.
 */
const fromTown = /^\/(?:(?:ms|zh)\/)?(?:doctor|our-hospitals|speciality-centre\/[^/]+)$/;

/**
 * The address with the town, if its page can be ordered from one and the address names none; otherwise undefined. An
 * empty `near` is a choice too: no town.
 */
export function withTown(address: string, slug: string | undefined): string | undefined {
  const url = URL.parse(address);
  if (!slug || !url || !fromTown.test(url.pathname) || url.searchParams.has('near')) return undefined;
  url.searchParams.set('near', slug);
  return url.href;
}
