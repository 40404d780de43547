/** The links and files of a document, from its markup. */
export interface PageLinks {
  /** Targets of people and programs: links, forms, translations, feeds. */
  pages: string[];
  /** Files that the document loads: pictures in each size, styles, scripts, icons. */
  files: string[];
  /** Ids that a fragment may point at. */
  anchors: Set<string>;
}

const attributes = /<(a|area|form|link|img|source|script|video|audio|track|iframe|use|image)\b([^>]*)>/g;
const named = /\b(href|src|srcset|imagesrcset|action|poster)="([^"]*)"/g;
const pageRelations = /\brel="(?:canonical|alternate|next|prev)"/;

/** Parses a document of the site. Its markup is React's: attributes in double quotes, entities escaped. */
export function linksIn(html: string): PageLinks {
  const markup = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (whole) => whole.slice(0, whole.indexOf('>') + 1));
  const found: PageLinks = {
    pages: [],
    files: [],
    anchors: new Set(['top', ...[...markup.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => plain(id!))]),
  };
  for (const [, tag, rest] of markup.matchAll(attributes)) {
    const leads = tag === 'a' || tag === 'area' || tag === 'form' || (tag === 'link' && pageRelations.test(rest!));
    // A POST form to another site is an answer to a visitor, not a link.
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
