/**
 * The markup of a third-party script, parsed strictly, element by element. Anything unknown is refused, never
 * repaired.
 */
export interface MarkupElement {
  tag: 'script' | 'link' | 'img' | 'div' | 'meta' | 'noscript' | 'iframe';
  attributes: Readonly<Record<string, string>>;
  /** The code of an inline script; empty for all others. */
  text: string;
  /**
   * For a noscript: its one image or frame. It is never shown where scripts run, and the page's policy allows no
   * frames.
   */
  inner?: MarkupElement;
}

/** Why markup is refused; `detail` is the part. */
export interface MarkupFault {
  code: 'unreadable' | 'element' | 'attribute' | 'address' | 'host' | 'inline' | 'integrity';
  detail: string;
}

export type Place = 'head' | 'body';
export const markupLimit = 20_000;
/** Hosts that one script may name. */
export const mostHosts = 10;

const elementsOf: Record<Place | 'noscript', readonly string[]> = {
  head: ['script', 'link', 'meta', 'noscript'],
  body: ['script', 'img', 'div', 'noscript'],
  noscript: ['img', 'iframe'],
};
const attributesOf: Record<MarkupElement['tag'], RegExp> = {
  script: /^(src|async|defer|type|integrity|crossorigin|referrerpolicy|charset|id|data-[a-z0-9-]+)$/,
  link: /^(rel|href|crossorigin)$/,
  img: /^(src|alt|width|height|referrerpolicy|id|data-[a-z0-9-]+)$/,
  div: /^(id|class|data-[a-z0-9-]+)$/,
  meta: /^(name|content)$/,
  noscript: /^(id)$/,
  iframe: /^(src|width|height|title|id|style)$/,
};
/**
 * Names of ownership-verification metas for search engines and tag managers: 'google-site-verification',
 * 'msvalidate.01'. No other meta is allowed.
 */
const proofName = /^(?:[a-z0-9-]{1,40}-verification|[a-z0-9]{1,20}-verify|verify-v1|msvalidate\.01|p:domain_verify)$/i;
const proofContent = /^[\w.=+/:-]{1,200}$/;
/**
 * Inline styles with which tag managers hide a frame or an image: removed, because the policy allows no inline
 * styles.
 */
const hiding = /^(?:\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)\s*;?)*\s*$/i;
const gap = /(?:\s+|<!--(?:(?!-->)[^])*-->)+/y;
const opening = /<([a-z][a-z0-9]*)((?:\s+[a-z][\w:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/iy;
const attribute = /\s+([a-z][\w:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gi;
/** One or more hashes of the file, as in HTML's integrity attribute. */
const integrity =
  /^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64}|512-[A-Za-z0-9+/]{86}==)(?: sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64}|512-[A-Za-z0-9+/]{86}==))*$/;
const programTypes = ['', 'text/javascript', 'application/javascript', 'module'];

/** The elements, or the first fault. `faultOfElements` checks hosts. */
export function readMarkup(markup: string, place: Place): { elements: MarkupElement[] } | { fault: MarkupFault } {
  const elements: MarkupElement[] = [];
  let at = 0;
  while (at < markup.length) {
    gap.lastIndex = at;
    if (gap.test(markup)) at = gap.lastIndex;
    if (at >= markup.length) break;
    const read = readElement(markup, at, place);
    if ('fault' in read) return read;
    elements.push(read.element);
    at = read.end;
  }
  return { elements };
}

function readElement(
  markup: string,
  at: number,
  place: Place | 'noscript',
): { element: MarkupElement; end: number } | { fault: MarkupFault } {
  opening.lastIndex = at;
  const found = opening.exec(markup);
  if (!found) return { fault: { code: 'unreadable', detail: markup.slice(at, at + 40) } };
  const tag = found[1]!.toLowerCase() as MarkupElement['tag'];
  if (!elementsOf[place].includes(tag)) return { fault: { code: 'element', detail: `<${tag}>` } };
  const attributes = attributesIn(found[2]!);
  if (place === 'noscript' && hiding.test(attributes['style'] ?? '')) delete attributes['style'];
  const strange = Object.keys(attributes).find((name) => !attributesOf[tag].test(name));
  if (strange) return { fault: { code: 'attribute', detail: strange } };
  if (isEmptyTag(tag)) return { element: { tag, attributes, text: '' }, end: opening.lastIndex };
  return readContent(markup, opening.lastIndex, { tag, attributes });
}

function readContent(
  markup: string,
  start: number,
  { tag, attributes }: Pick<MarkupElement, 'tag' | 'attributes'>,
): { element: MarkupElement; end: number } | { fault: MarkupFault } {
  const closing = new RegExp(`</${tag}\\s*>`, 'gi');
  closing.lastIndex = start;
  const end = closing.exec(markup);
  const text = end ? markup.slice(start, end.index) : '';
  const isBare = tag === 'div' || tag === 'iframe';
  if (!end || (isBare && text.trim() !== '')) return { fault: { code: 'unreadable', detail: `<${tag}>` } };
  if (tag === 'noscript') return readNoscript(text, { attributes, end: closing.lastIndex });
  return {
    element: { tag, attributes, text: tag === 'script' && text.trim() !== '' ? text : '' },
    end: closing.lastIndex,
  };
}

const isEmptyTag = (tag: string) => tag === 'link' || tag === 'img' || tag === 'meta';

/** One image or one frame, for browsers without scripts. */
function readNoscript(
  text: string,
  { attributes, end }: { attributes: Record<string, string>; end: number },
): { element: MarkupElement; end: number } | { fault: MarkupFault } {
  const content = text.trim();
  const read = readElement(content, 0, 'noscript');
  if ('fault' in read) return read;
  if (read.end !== content.length) return { fault: { code: 'unreadable', detail: '<noscript>' } };
  return { element: { tag: 'noscript', attributes, text: '', inner: read.element }, end };
}

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name, double, single, bare]) => [
      name!.toLowerCase(),
      (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
    ]),
  );
}

/**
 * The first fault of the elements: a host that is not recorded, text that browsers would parse differently, or a kind
 * that is not allowed.
 */
export function faultOfElements(
  elements: readonly MarkupElement[],
  hosts: readonly string[],
  isLocalAllowed: boolean,
): MarkupFault | null {
  for (const element of elements.flatMap((one) => (one.inner ? [one, one.inner] : [one]))) {
    const fault =
      faultOfElement(element) ??
      addressesOf(element)
        .map((address) => faultOfAddress(address, hosts, isLocalAllowed))
        .find(Boolean) ??
      faultOfFile(element);
    if (fault) return fault;
  }
  return null;
}

function faultOfElement({ tag, attributes, text }: MarkupElement): MarkupFault | null {
  if (tag === 'link')
    return /^(preconnect|dns-prefetch)$/.test(attributes['rel'] ?? '') && attributes['href']
      ? null
      : { code: 'attribute', detail: 'rel' };
  if (tag === 'meta')
    return proofName.test(attributes['name'] ?? '') && proofContent.test(attributes['content'] ?? '')
      ? null
      : { code: 'attribute', detail: `name=${(attributes['name'] ?? '').slice(0, 40)}` };
  if (tag === 'noscript') return null;
  if (tag === 'img' || tag === 'iframe') return attributes['src'] ? null : { code: 'attribute', detail: 'src' };
  if (tag === 'div') return null;
  if (!programTypes.includes(attributes['type'] ?? '')) return { code: 'attribute', detail: 'type' };
  if ((attributes['src'] === undefined) === (text === '')) return { code: 'inline', detail: text.slice(0, 40) };
  // Text with which a browser would read past the end of the script.
  return /<!--|<script|<\/script/i.test(text) ? { code: 'inline', detail: text.slice(0, 40) } : null;
}

/** A file of another host runs only with the content that two administrators have reviewed. */
function faultOfFile({ tag, attributes }: MarkupElement): MarkupFault | null {
  const { src, crossorigin } = attributes;
  if (tag !== 'script' || src === undefined) return null;
  if (!integrity.test(attributes['integrity'] ?? '')) return { code: 'integrity', detail: src.slice(0, 80) };
  // Without `crossorigin` a browser cannot check the hash.
  return crossorigin === '' || crossorigin === 'anonymous' ? null : { code: 'attribute', detail: 'crossorigin' };
}

/** Every address that the element loads; for an inline script, the addresses in its text. */
function addressesOf({ attributes, text }: MarkupElement): string[] {
  const named = [attributes['src'], attributes['href']].filter((address) => address !== undefined);
  return [
    ...named,
    ...[...text.matchAll(/https?:\/\/[^\s"'`\\<>)]+|\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi)].map(([address]) => address),
  ];
}

function faultOfAddress(address: string, hosts: readonly string[], isLocalAllowed: boolean): MarkupFault | null {
  const origin = originOf(address.startsWith('//') ? `https:${address}` : address, isLocalAllowed);
  if (!origin) return { code: 'address', detail: address.slice(0, 80) };
  return hosts.includes(origin) ? null : { code: 'host', detail: origin };
}

/**
 * The origin of an https address, such as 'https://www.example.com', or null for any other. Outside production
 * localhost is allowed too.
 */
export function originOf(address: string, isLocalAllowed: boolean): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin, username } = new URL(address);
  if (username) return null;
  const isLocal = isLocalAllowed && protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
  return protocol === 'https:' || isLocal ? origin : null;
}

/**
 * The elements as canonical markup; each says whether it waits for the visitor's consent. An ownership verification
 * never waits.
 */
export function writeMarkup(elements: readonly MarkupElement[], needsConsent: boolean): string {
  return elements.map((element) => written(element, needsConsent && element.tag !== 'meta')).join('\n');
}

function written({ tag, attributes, text, inner }: MarkupElement, needsConsent: boolean): string {
  const named = Object.entries(needsConsent ? { ...attributes, 'data-needs-consent': '' } : attributes)
    .map(([name, value]) =>
      value === '' ? ` ${name}` : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
    )
    .join('');
  if (isEmptyTag(tag)) return `<${tag}${named}>`;
  return `<${tag}${named}>${inner ? written(inner, false) : text}</${tag}>`;
}

/** The ownership verifications among the elements: search engines read them in the document itself. */
export function proofsIn(elements: readonly MarkupElement[]): { name: string; content: string }[] {
  return elements
    .filter(({ tag }) => tag === 'meta')
    .map(({ attributes }) => ({ name: attributes['name'] ?? '', content: attributes['content'] ?? '' }));
}
