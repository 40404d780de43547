/** Every place for a value in every call of the API, and the requests that put a hostile value there. */
import type { SeededRandom } from '#src/shared/seeded-random.ts';
import { testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { hostileBodies, hostileJson, hostileTexts, pairOf, percentEncoded } from './hostile-values.ts';
import { likelyText, placesIn, sampleOf, withValueAt, type KnownValues, type Schema } from './sample-values.ts';
import type { FuzzTarget, SentRequest } from './fuzz-run.ts';
import type { FuzzVisitor, Visitors } from './visitors.ts';

/** A configured key of another program (ENGINE_KEYS). */
export const engineKey = 'a key of another program, for tests alone';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Schema;
}
interface Call {
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body: Schema | undefined;
}

/** The calls from the site's own API document. */
export async function describedCalls(site: TestSite): Promise<Call[]> {
  interface Operation {
    parameters?: Parameter[];
    requestBody?: { content: Record<string, { schema: Schema }> };
  }
  const document = (await (await site.request('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  );
}

export function callTargets(calls: readonly Call[], known: KnownValues): FuzzTarget[] {
  return calls.flatMap((call) => {
    const label = `${call.method} ${call.path}`;
    const parameters = [...call.parameters.map(({ name }) => name), 'lang'].map((name): FuzzTarget => ({
      area: 'calls: path and query',
      label: `${label} ?${name}`,
      build: (random, visitors) => callRequest(call, { parameter: name }, { known, random, visitors }),
    }));
    const places = call.body ? [[], ...placesIn(call.body)] : [];
    const bodies = places.map((place): FuzzTarget => ({
      area: 'calls: body',
      label: `${label} ${place.join('.') || '(whole body)'}`,
      build: (random, visitors) => callRequest(call, { place }, { known, random, visitors }),
    }));
    return [...parameters, ...bodies];
  });
}

interface Hostile {
  parameter?: string;
  place?: readonly string[];
}
interface Ports {
  known: KnownValues;
  random: SeededRandom;
  visitors: Visitors;
}

function callRequest(call: Call, { parameter, place }: Hostile, ports: Ports): SentRequest {
  const { random, visitors } = ports;
  const second = random.next() < 0.1 ? random.pick(call.parameters)?.name : undefined;
  const textOf = (name: string) =>
    name === parameter || name === second ? random.pick(hostileTexts) : likelyParameter(call, name, ports);
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) => percentEncoded(textOf(name)) || 'none');
  const inQuery = call.parameters.filter((one) => one.in === 'query');
  const isSent = (name: string) =>
    name === parameter || inQuery.some((one) => one.name === name && one.required) || random.next() < 0.25;
  const query = [...new Set([...inQuery.map(({ name }) => name), 'lang'])]
    .filter(isSent)
    .map((name) => pairOf(name, textOf(name), random));
  const init: RequestInit = { method: call.method, headers: callHeaders(call, visitors, random) };
  if (call.method === 'POST') init.body = bodyOf(call, place, ports);
  return { path: `${path}?${query.join('&')}`, init };
}

function likelyParameter({ path, parameters }: Call, name: string, { known, random }: Ports): string {
  // '/api/news/{slug}' takes the slugs of '/news/:slug', '/api/insight_corner/article/{slug}' those of
  // '/articles/:slug'.
  const before = new RegExp(`(\\w+)/\\{${name}\\}`).exec(path)?.[1];
  const seen = before && (known.get(`${before}/${name}`) ?? known.get(`${before}s/${name}`));
  if (seen) return random.pick(seen);
  const schema = parameters.find((one) => one.name === name)?.schema;
  if (name === 'lang' || !schema) return name === 'lang' ? 'en' : likelyText(name, known, random);
  const value = sampleOf(schema, name, { known, random });
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function bodyOf({ body }: Call, place: readonly string[] | undefined, { known, random }: Ports): string {
  if (place?.length === 0 && random.next() < 0.7) return random.pick(hostileBodies);
  const sample = sampleOf(body ?? {}, '', { known, random });
  return JSON.stringify(place ? withValueAt(sample, place, hostileJson(random)) : sample) ?? '';
}

/**
 * A browser of the patient or a guest, another client, another program: as the call allows, and sometimes as it does
 * not.
 */
function callHeaders({ path }: Call, visitors: Visitors, { next, pick }: SeededRandom): Record<string, string> {
  const headers = { 'x-api-key': 'demo-web-key', 'content-type': next() < 0.97 ? 'application/json' : 'text/plain' };
  if (/\/engine\//.test(path) && next() < 0.9) return { ...headers, authorization: `Bearer ${engineKey}` };
  const asBrowser = ({ cookie, marker, tokenFor }: FuzzVisitor) => ({
    ...headers,
    cookie,
    origin: testOrigin,
    'sec-fetch-site': 'same-origin',
    authorization: `Bearer ${marker}`,
    'x-zone-token': tokenFor('patient'),
    'idempotency-key': pick(['', 'a', 'x'.repeat(300), "';--"]),
  });
  const chance = next();
  if (chance < 0.6) return asBrowser(visitors[path.endsWith('/auth/logout') ? 'leaving' : 'patient']);
  if (chance < 0.8) return asBrowser(visitors.guest);
  return chance < 0.95 ? { ...headers, authorization: `Bearer ${visitors.guest.bearer}` } : headers;
}
