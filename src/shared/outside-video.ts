/** Videos on other sites that a page may show: the known hosts, and addresses that are made from a video's id alone. */

export type VideoHost = 'youtube' | 'vimeo';
export interface OutsideVideo {
  host: VideoHost;
  id: string;
}

interface HostTraits {
  /** The host's own name. */
  name: string;
  /** The origin that a page frames after the visitor's click. */
  frameOrigin: string;
  frameAddress(id: string): string;
  watchAddress(id: string): string;
}

export const videoHosts: Record<VideoHost, HostTraits> = {
  youtube: {
    name: 'YouTube',
    frameOrigin: 'https://www.youtube-nocookie.com',
    frameAddress: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    watchAddress: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    name: 'Vimeo',
    frameOrigin: 'https://player.vimeo.com',
    frameAddress: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    watchAddress: (id) => `https://vimeo.com/${id}`,
  },
};

const youtubeHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']);
const vimeoHosts = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);
const youtubeId = /^[\w-]{11}$/;
const vimeoId = /^\d{5,12}$/;

/**
 * The video behind an address as people copy it; null for another host, another scheme or an address without a video.
 */
export function videoAt(address: string): OutsideVideo | null {
  const typed = address.trim();
  // `URL.parse` is missing in browsers of 2023.
  if (!URL.canParse(typed)) return null;
  const url = new URL(typed);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.port !== '') return null;
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  if (url.hostname === 'youtu.be') return found('youtube', first, youtubeId);
  if (youtubeHosts.has(url.hostname)) {
    const id = first === 'watch' ? url.searchParams.get('v') : /^(?:embed|shorts|live)$/.test(first) ? second : '';
    return found('youtube', id ?? '', youtubeId);
  }
  if (vimeoHosts.has(url.hostname)) return found('vimeo', first === 'video' ? second : first, vimeoId);
  return null;
}

const found = (host: VideoHost, id: string, form: RegExp): OutsideVideo | null => (form.test(id) ? { host, id } : null);
