/** Pictures of the media library and videos of other sites in the text editor. */
import { Node } from '@tiptap/core';
import { videoAt, videoHosts, type VideoHost } from '#src/shared/outside-video.ts';

const written = (name: string) => ({
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute(name) ?? '',
});

/** A picture of the media library, with its alternative text in the language of the text. */
const LibraryPicture = Node.create({
  name: 'libraryPicture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: written('src'),
    alt: written('alt'),
    width: written('width'),
    height: written('height'),
  }),
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A video of a known host: a paragraph with nothing but its marked link. */
const OutsideVideo = Node.create({
  name: 'outsideVideo',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    host: { default: 'youtube', rendered: false },
    videoId: { default: '', rendered: false },
    title: { default: '', rendered: false },
  }),
  parseHTML: () => [{ tag: 'p', priority: 60, getAttrs: (element) => videoOf(element) ?? false }],
  renderHTML: ({ node: { attrs } }) => {
    const host = attrs['host'] as VideoHost;
    const href = videoHosts[host].watchAddress(String(attrs['videoId']));
    return [
      'p',
      { class: 'rounded-soft bg-deep p-4 font-semibold text-white' },
      ['a', { href, 'data-video': host, class: 'text-white' }, String(attrs['title'])],
    ];
  },
});

function videoOf(paragraph: HTMLElement): Record<string, string> | null {
  const [link] = paragraph.childNodes;
  if (paragraph.childNodes.length !== 1 || !(link instanceof HTMLAnchorElement)) return null;
  const video = link.hasAttribute('data-video') ? videoAt(link.getAttribute('href') ?? '') : null;
  return video && { host: video.host, videoId: video.id, title: link.textContent ?? '' };
}

export const mediaNodes = [LibraryPicture, OutsideVideo];
