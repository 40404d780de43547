/**
 * The text editor's library takes HTML as text, when it opens and on paste. Its page therefore has a default Trusted
 * Types policy that sanitises any text that becomes HTML to a few elements and attributes. Text never becomes code.
 */
export function cleanEditorHtml(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  // Parses text into an inert document, which neither shows nor runs anything.
  const reading = trustedTypes.createPolicy('editor-reading', { createHTML: (text) => text });
  trustedTypes.createPolicy('default', {
    createHTML: (text) => childrenOf(new DOMParser().parseFromString(reading.createHTML(text), 'text/html').body),
  });
}

/** The part of the browser's interface that is used here. */
interface TrustedTypes {
  defaultPolicy: TextPolicy | null;
  createPolicy(name: string, rules: TextPolicy): TextPolicy;
}
interface TextPolicy {
  createHTML(text: string): string;
}

const allowedElements = new Set(
  'p br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote a strong b em i u s sup sub code pre span div table caption tbody thead tr td th img'.split(
    ' ',
  ),
);
const empty = new Set(['br', 'hr', 'img']);
const cells = new Set(['td', 'th']);
/** Elements whose content is not text. */
const dropped = new Set('script style template title noscript iframe object embed select textarea'.split(' '));

function childrenOf(parent: Node): string {
  return [...parent.childNodes].map(written).join('');
}

function written(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped(node.nodeValue ?? '');
  if (!(node instanceof Element) || node.namespaceURI !== 'http://www.w3.org/1999/xhtml') return '';
  const name = node.localName;
  if (dropped.has(name)) return '';
  if (!allowedElements.has(name)) return childrenOf(node);
  const attributes = attributesOf(node)
    .map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`)
    .join('');
  return empty.has(name) ? `<${name}${attributes}>` : `<${name}${attributes}>${childrenOf(node)}</${name}>`;
}

/**
 * Allowed attributes: addresses of links, the start of a list, pictures of this site's media library, spanning cells,
 * bold and italic, and the editor's own marks.
 */
function attributesOf(element: Element): [string, string][] {
  const attribute = (name: string, allowed: RegExp): [string, string][] => {
    const value = element.getAttribute(name)?.trim();
    return value !== undefined && allowed.test(value) ? [[name, value]] : [];
  };
  const styles = (element.getAttribute('style') ?? '').match(
    /(?<![\w-])font-(?:weight:\s*(?:bold|normal|\d{3})|style:\s*(?:italic|normal))(?=\s*(?:;|$))/g,
  );
  const name = element.localName;
  return [
    ...(name === 'img' ? pictureAttributes(attribute) : []),
    ...(cells.has(name) ? [...attribute('colspan', /^\d{1,2}$/), ...attribute('rowspan', /^\d{1,2}$/)] : []),
    ...(name === 'a' ? attribute('data-video', /^(?:youtube|vimeo)$/) : []),
    ...(name === 'a' ? attribute('href', /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i) : []),
    ...(name === 'ol' ? attribute('start', /^\d{1,4}$/) : []),
    ...attribute('data-pm-slice', /^\d+ \d+(?: -\d+)? \[/),
    ...(styles ? ([['style', styles.join(';')]] as [string, string][]) : []),
  ];
}

/** A picture's attributes; none where it is from another site, so that nothing is loaded from there. */
function pictureAttributes(attribute: (name: string, allowed: RegExp) => [string, string][]): [string, string][] {
  const src = attribute('src', /^\/media\/\d{1,9}\/\d{2,4}\.(?:avif|webp|jpeg)$/);
  if (src.length === 0) return [];
  return [
    ...src,
    ...attribute('alt', /^[^]*$/),
    ...attribute('width', /^\d{1,5}$/),
    ...attribute('height', /^\d{1,5}$/),
  ];
}

function escaped(text: string): string {
  return text.replace(/[&<>"\u00A0]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
