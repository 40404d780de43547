/** The forms of a document, as a browser with scripts off would send them. */
export interface PageForm {
  /** Its target: the form's own address, or the page's. */
  target: string;
  /** Names and the values that the page offers: options, buttons, hidden texts. */
  fields: ReadonlyMap<string, readonly string[]>;
}

const readable = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag);
  return found ? readable(found[1]!) : undefined;
};

/**
 * Buttons that end the run: the site would close, or lose its sample or its sample patient, for every later request.
 */
const isEnd = (name: string, value: string) => name === 'intent' && /^(?:close|remove-sample|erase)$/.test(value);

/** Every POST form, with the fields that are elsewhere in the document but belong to it. */
export function formsOf(html: string, page: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([^]*?)<\/form>/g)].flatMap(([, head = '', inside = '']) => {
    if (!/\smethod="post"/i.test(head)) return [];
    const id = attribute(head, 'id');
    const fields = new Map<string, string[]>();
    addFields(fields, inside);
    const elsewhere = id
      ? [...html.matchAll(new RegExp(`<(?:input|select|textarea|button)[^>]*\\sform="${id}"[^>]*>`, 'g'))]
      : [];
    for (const [tag] of elsewhere) addFields(fields, tag);
    fields.delete('zone_token');
    const target = attribute(head, 'action') ?? page;
    // A form to another site, such as the payment gateway's, is left out.
    return /^\/(?!\/|__sim\/)/.test(target) ? [{ target, fields }] : [];
  });
}

function addFields(fields: Map<string, string[]>, html: string): void {
  const add = (name: string | undefined, values: readonly string[]) => {
    if (name)
      fields.set(
        name,
        [...new Set([...(fields.get(name) ?? []), ...values])]
          .filter((value) => value && !isEnd(name, value))
          .slice(0, 40),
      );
  };
  for (const [tag] of html.matchAll(/<(?:input|button)\b[^>]*>/g))
    add(attribute(tag, 'name'), [attribute(tag, 'value') ?? '']);
  for (const [, tag = '', text = ''] of html.matchAll(/<textarea\b([^>]*)>([^]*?)<\/textarea>/g))
    add(attribute(` ${tag}`, 'name'), [readable(text)]);
  for (const [, tag = '', options = ''] of html.matchAll(/<select\b([^>]*)>([^]*?)<\/select>/g))
    add(
      attribute(` ${tag}`, 'name'),
      [...options.matchAll(/<option\b[^>]*>/g)].map(([option]) => attribute(option, 'value') ?? ''),
    );
}

/** Fields and intents that a page's own source reads, so that forms that are shown only at times are sent too. */
export function fieldsInSource(source: string): ReadonlyMap<string, readonly string[]> {
  const names = [
    ...source.matchAll(/\.get(?:All)?\('([\w.:-]+)'\)/g),
    ...source.matchAll(/textOf\(\s*\w+,\s*'([\w.:-]+)'/g),
    ...source.matchAll(/(?:typed|fields|values)\['([\w.:-]+)'\]/g),
    ...source.matchAll(/\bname="([\w.:-]+)"/g),
  ].map(([, name]) => name!);
  const steps = [
    ...source.matchAll(/intent(?:'\)|'\])?\s*===\s*'([\w:-]+)'/g),
    ...source.matchAll(/intent="([\w:-]+)"/g),
    ...source.matchAll(/name="intent"\s+value="([\w:-]+)"/g),
  ]
    .map(([, step]) => step!)
    .filter((step) => !isEnd('intent', step));
  return new Map([...new Set([...names, 'intent'])].map((name) => [name, name === 'intent' ? steps : []]));
}
