/** Every parameter in the path and the query of every page, and every field of every form. */
import type { Address } from '#src/routes/address.ts';
import type { SeededRandom } from '#src/shared/seeded-random.ts';
import { testOrigin } from '#tests/support/test-site.ts';
import type { FuzzTarget, SentRequest } from './fuzz-run.ts';
import { hostileTexts, pairOf, percentEncoded } from './hostile-values.ts';
import { formsOf, type PageForm } from './page-forms.ts';
import { likelyText, type KnownValues } from './sample-values.ts';
import { fuzzedAddresses, type SiteMap } from './site-map.ts';
import { kindFor, type FuzzVisitor } from './visitors.ts';

/** Read by layouts and forms on more pages than the table of addresses says. */
const searchesEverywhere = ['next', 'done', 'page', 'q'];
const languagePrefixes = ['', '', '', '/ms', '/zh'];

/** Where the hostile value is: in a parameter of the path, or of the query. */
interface Hostile {
  label: string;
  inPath?: string;
  inQuery?: string;
}

export function searchTargets({ examples, searches, known }: SiteMap): FuzzTarget[] {
  return fuzzedAddresses.flatMap((address) => {
    const inPath = [...address.path.matchAll(/:(\w+)|\*/g)].map(([all, name]) => name ?? all);
    const inQuery = [
      ...new Set([...(address.allowedQueryParams ?? []), ...searches.get(address.path)!, ...searchesEverywhere]),
    ];
    const paths = examples.get(address.path)!;
    return [
      ...inPath.map((name): Hostile => ({ label: `GET ${address.path} :${name}`, inPath: name })),
      ...inQuery.map((name): Hostile => ({ label: `GET ${address.path} ?${name}`, inQuery: name })),
    ].map(({ label, ...hostile }): FuzzTarget => ({
      area: 'pages: path and query',
      label,
      build: (random, visitors) => {
        const path = hostile.inPath ? hostilePath(address, hostile.inPath, known, random) : random.pick(paths);
        const searches = inQuery.filter((name) => name === hostile.inQuery || random.next() < 0.2);
        const query = searches.map((name) =>
          pairOf(name, name === hostile.inQuery ? random.pick(hostileTexts) : likelyText(name, known, random), random),
        );
        const isData = random.next() < 0.35;
        const { cookie, tokenFor } = visitors[kindFor(address.access, address.path)];
        return {
          path: `${withLanguage(path.replace(/\?.*/, ''), random)}${isData ? '.data' : ''}?${query.join('&')}`,
          init: { headers: { cookie, ...(isData ? { 'x-zone-token': tokenFor(address.access) } : {}) } },
        };
      },
    }));
  });
}

function withLanguage(path: string, random: SeededRandom): string {
  const prefix = random.pick(languagePrefixes);
  return path === '/' && prefix ? prefix : prefix + path;
}

function hostilePath({ path }: Address, hostile: string, known: KnownValues, random: SeededRandom): string {
  return `/${path.replace(/^\//, '')}`.replace(/:(\w+)|\*/g, (all, name: string | undefined) => {
    const text = (name ?? all) === hostile ? random.pick(hostileTexts) : likelyText(name ?? all, known, random);
    return percentEncoded(text.slice(0, 2_000)) || 'none';
  });
}

const areaOf = {
  guest: 'forms: guest',
  patient: 'forms: patient',
  leaving: 'forms: patient',
  staff: 'forms: staff',
} as const;

/** Hidden values that are valid once: the page is opened again for them. */
const isSpent = (name: string) => /key$|revision|^version$/.test(name);

/** One target for each field of each form; the same field of two examples of one address is listed once. */
export function formTargets({ forms, known }: SiteMap): FuzzTarget[] {
  const targets = new Map<string, FuzzTarget>();
  for (const { address, form } of forms)
    for (const field of form.fields.keys()) {
      const kind = kindFor(address.access, address.path);
      const label = `POST ${address.path} ${[...form.fields.keys()].join(',').slice(0, 60)} -> ${field}`;
      if (!targets.has(label))
        targets.set(label, {
          area: areaOf[kind],
          label,
          ...([...form.fields.keys()].some(isSpent) ? { opens: { path: form.target, kind } } : {}),
          build: (random, visitors, html) =>
            formRequest(
              { address, form: freshForm(form, field, html), field },
              { known, random, visitor: visitors[kind] },
            ),
        });
    }
  return [...targets.values()];
}

/** The same form in the present page: hidden keys were used up by earlier requests. */
function freshForm(form: PageForm, field: string, html: string | undefined): PageForm {
  const now = html
    ? formsOf(html, form.target).find(({ fields }) => fields.has(field) && fields.size >= form.fields.size)
    : undefined;
  return now ?? form;
}

interface FormPorts {
  known: KnownValues;
  random: SeededRandom;
  visitor: FuzzVisitor;
}

function formRequest(
  { address, form, field }: { address: Address; form: PageForm; field: string },
  { known, random, visitor }: FormPorts,
): SentRequest {
  const second = random.next() < 0.15 ? random.pick([...form.fields.keys()]) : undefined;
  const valueOf = (name: string, offered: readonly string[]) => {
    if (name === field || name === second) return random.pick(hostileTexts);
    return offered.length > 0 ? random.pick(offered) : likelyText(name, known, random);
  };
  const values = [...form.fields]
    .filter(([name]) => name === field || random.next() < 0.93)
    .map(([name, offered]): [string, string] => [name, valueOf(name, offered)]);
  const token = visitor.tokenFor(address.access);
  // As the router's script sends it, or as a browser without scripts does.
  const path = random.next() < 0.35 ? dataPath(form.target) : form.target;
  const headers: Record<string, string> = { cookie: visitor.cookie, origin: testOrigin };
  const chance = random.next();
  if (chance < 0.02)
    return {
      path,
      init: {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(values)),
      },
    };
  if (address.takesFiles || chance < 0.1)
    return {
      path,
      init: { method: 'POST', headers, body: multipart([...values, ['zone_token', token]], field, random) },
    };
  const body = [
    ...values.map(([name, text]) => (name === field ? pairOf(name, text, random) : pairOnce(name, text))),
    pairOnce('zone_token', token),
  ].join('&');
  return {
    path,
    init: { method: 'POST', headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, body },
  };
}

const dataPath = (target: string) => target.replace(/^([^?]*)/, (path) => (path === '/' ? '/_.data' : `${path}.data`));

const pairOnce = (name: string, text: string) => `${percentEncoded(name)}=${percentEncoded(text)}`;

const fileContents: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  '%PDF-1.7\n/OpenAction',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'PK\u0003\u0004',
  'code,name\n"',
  new Uint8Array([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0xff, 0xff, 0xff, 0xff, 0xff,
    0xff, 0xff, 0xff,
  ]),
  new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46]),
];

/**
 * A form with files: the hostile field is a text or a file; a file field gets a file of another type than its name
 * says.
 */
function multipart(values: readonly [string, string][], field: string, random: SeededRandom): FormData {
  const form = new FormData();
  for (const [name, text] of values) {
    const isFile = /^(?:files?|newImage|picture|front|back)$/.test(name) || (name === field && random.next() < 0.2);
    if (isFile)
      form.append(
        name,
        new File([random.pick(fileContents)], random.pick(hostileTexts).slice(0, 300), {
          type: random.pick(['', 'application/pdf', 'image/png', 'x']),
        }),
      );
    else form.append(name, text);
  }
  return form;
}
