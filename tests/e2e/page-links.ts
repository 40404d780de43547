/** What a document of the site leads to and loads, read from its markup. */
export interface PageLinks {
  /** Where people and machines are led: links, forms, translations, feeds. */
  pages: string[];
  /** What the document loads: pictures in each size, styles, scripts, icons. */
  files: string[];
  /** What an address with a fragment may point at. */
  anchors: Set<string>;
}

const attributes = /<(a|area|form|link|img|source|script|video|audio|track|iframe|use|image)\b([^>]*)>/g;
const named = /\b(href|src|srcset|imagesrcset|action|poster)="([^"]*)"/g;
const pageRelations = /\brel="(?:canonical|alternate|next|prev)"/;

/** Reads a document of ours. Its markup is React's: attributes in double quotes, entities escaped. */
export function linksIn(html: string): PageLinks {
  const markup = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (whole) => whole.slice(0, whole.indexOf('>') + 1));
  const found: PageLinks = {
    pages: [],
    files: [],
    anchors: new Set(['top', ...[...markup.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => plain(id!))]),
  };
  for (const [, tag, rest] of markup.matchAll(attributes)) {
    const leads = tag === 'a' || tag === 'area' || tag === 'form' || (tag === 'link' && pageRelations.test(rest!));
    // What a form sends elsewhere is an answer to a visitor, not a link.
    if (tag === 'form' && /\bmethod="post"/i.test(rest!)) continue;
    for (const [, name, value] of rest!.matchAll(named)) {
      const addresses = name!.endsWith('srcset')
        ? value!.split(',').map((part) => part.trim().split(/\s+/)[0]!)
        : [value!];
      (leads ? found.pages : found.files).push(...addresses.filter(Boolean).map(plain));
    }
  }
  return found;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

function plain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity]!);
}
