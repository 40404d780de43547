import { expect, it } from 'vitest';
import { videoAt, videoHosts } from './outside-video.ts';

it.each([
  ['https://www.youtube.com/watch?v=abcdefghijk&t=30', 'youtube', 'abcdefghijk'],
  ['http://m.youtube.com/watch?list=x&v=abcdefghijk', 'youtube', 'abcdefghijk'],
  ['https://youtu.be/abcdefghijk?si=x', 'youtube', 'abcdefghijk'],
  ['https://www.youtube.com/shorts/abcdefghijk', 'youtube', 'abcdefghijk'],
  ['https://www.youtube-nocookie.com/embed/abcdefghijk', 'youtube', 'abcdefghijk'],
  [' https://vimeo.com/76979871 ', 'vimeo', '76979871'],
  ['https://player.vimeo.com/video/76979871?h=x', 'vimeo', '76979871'],
])('%s is a video of %s', (address, host, id) => expect(videoAt(address)).toEqual({ host, id }));

it.each([
  'https://youtube.com.example.test/watch?v=abcdefghijk',
  'https://www.youtube.com@example.test/watch?v=abcdefghijk',
  'https://user@www.youtube.com/watch?v=abcdefghijk',
  'https://www.youtube.com:8443/watch?v=abcdefghijk',
  'https://www.youtube.com/watch?v=abcdefghijk"onload',
  'https://www.youtube.com/channel/abcdefghijk',
  'javascript:alert(1)//youtu.be/abcdefghijk',
  '//youtu.be/abcdefghijk',
  'https://vimeo.com/about',
  'a video',
  '',
])('%s is no video', (address) => expect(videoAt(address)).toBeNull());

it('addresses are made from the id alone, on the host that sets no cookies', () => {
  expect(videoHosts.youtube.frameAddress('abcdefghijk')).toBe(
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
  );
  expect(videoHosts.vimeo.frameAddress('76979871')).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1');
});
