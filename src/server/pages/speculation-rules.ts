/**
 * Which links of a public page a browser may fetch before they are followed: public pages from the cache, nothing else.
 */
import { Hono } from 'hono';
import { addresses } from '#src/routes.ts';
import type { Address } from '#src/routes/address.ts';
import { languages } from '#src/shared/languages.ts';

export const speculationRulesPath = '/speculation-rules.json';

const daySeconds = 86_400;
/** What is no page: calls, files, simulators. */
const notPages = ['/api/*', '/assets/*', '/media/*', '/pictures/*', '/__sim/*', '/*.:ending'];

const isCachedPage = ({ access, cacheTags }: Address) => !access && cacheTags !== undefined;
const firstPart = (path: string) => path.split('/')[1]!;

/**
 * The rules as browsers read them: a link is fetched, never rendered, when a pointer rests on it or a finger comes
 * down. An address with access, or one that is rendered for its visitor, is never fetched ahead.
 */
export function speculationRules() {
  const others = languages.filter((language) => language !== 'en').join('|');
  const never = [...privatePaths(), ...notPages].map((path) => `/:language(${others})?${path}`);
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: never } }] };
  return { prefetch: [{ where, eagerness: 'moderate' }] };
}

/** One pattern for all below a first part that has no public page, else the addresses one by one. */
function privatePaths(): string[] {
  const shared = new Set(addresses.filter(isCachedPage).map(({ path }) => firstPart(path)));
  const others = addresses.filter((address) => !isCachedPage(address)).map(({ path }) => path);
  return [...new Set(others.map((path) => (shared.has(firstPart(path)) ? path : `/${firstPart(path)}{/*}?`)))];
}

/** The route of the speculation rules. */
export function speculationRulesRoutes(): Hono {
  const rules = JSON.stringify(speculationRules());
  return new Hono().get(speculationRulesPath, (c) =>
    c.body(rules, 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': `public, max-age=${daySeconds}`,
    }),
  );
}
