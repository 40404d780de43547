/** An editor's sanitised text taken apart for its page: pictures, videos of other sites, and wide tables. */
import { videoAt, type OutsideVideo } from '#src/shared/outside-video.ts';
import { decodeEntities } from './html-entities.rules.ts';

/** Columns of a table that fit a phone; a wider table scrolls by itself. */
const columnsOnPhones = 3;

/** The id of a media library's picture by its address on this site; null for any other address. */
export function pictureIdIn(src: string): number | null {
  const [, id] = /^\/media\/(\d{1,9})\/\d{2,4}\.(?:avif|webp|jpeg)$/.exec(src) ?? [];
  return id === undefined ? null : Number(id);
}

export interface TextPicture {
  id: number;
  alt: string;
}

/** The pictures in a sanitised text, each with its alternative text. */
export function picturesIn(html: string): TextPicture[] {
  return [...html.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)].flatMap(([, src = '', alt = '']) => {
    const id = pictureIdIn(src);
    return id === null ? [] : [{ id, alt: decodeEntities(alt).trim() }];
  });
}

/** A piece of a text: markup, or a video with its title. */
export type TextPart = { html: string } | { video: OutsideVideo; title: string };

const videoParagraph = /(<p><a href="[^"]*" rel="noopener noreferrer" data-video="[a-z]+">[^<]*<\/a><\/p>)/;

/** The text cut at its videos. A link to a video inside a sentence stays a link. */
export function partsOfHtml(html: string): TextPart[] {
  return html
    .split(videoParagraph)
    .map((part): TextPart => {
      const [, href = '', title = ''] =
        /^<p><a href="([^"]*)"[^>]*data-video="[a-z]+">([^<]*)<\/a><\/p>$/.exec(part) ?? [];
      const video = videoAt(decodeEntities(href));
      return video ? { video, title: decodeEntities(title) } : { html: part };
    })
    .filter((part) => 'video' in part || part.html.trim() !== '');
}

/**
 * Puts each table that is too wide for a phone into a box of its own that scrolls, by keyboard too. `named` names a
 * table without a caption.
 */
export function withScrollingTables(html: string, named: string): string {
  return html.replace(/<table>(?:(?!<table)[^])*?<\/table>/g, (table) => {
    if (columnsOf(table) <= columnsOnPhones) return table;
    const [, caption = ''] = /<caption>([^]*?)<\/caption>/.exec(table) ?? [];
    const label = caption.replace(/<[^>]*>/g, '').trim() || named;
    return `<div class="wide-table" role="group" tabindex="0" aria-label="${label.replaceAll('"', '&quot;')}">${table}</div>`;
  });
}

function columnsOf(table: string): number {
  const [row = ''] = /<tr>[^]*?<\/tr>/.exec(table) ?? [];
  return [...row.matchAll(/<t[hd](?=[\s>])(?:[^>]* colspan="(\d+)")?/g)].reduce(
    (sum, [, span]) => sum + Number(span ?? 1),
    0,
  );
}
