import { describe, expect, it } from 'vitest';
import { safeHtml } from './allowed-html.server.ts';

describe('hostile markup', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="x()">a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk"></iframe>', ''],
    ['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
    ['a drawing with script', '<svg onload="x()"><script>1</script></svg>', ''],
    ['the attribute that allows a frame', '<p data-embeds="youtube">a</p>', '<p>a</p>'],
    ['a picture of another site', '<img src="https://tracker.test/a.png" alt="a">', ''],
    ['a picture by a protocol-relative address', '<img src="//tracker.test/media/1/800.webp" alt="a">', ''],
    ['a picture in the text itself', '<img src="data:image/svg+xml,<svg onload=x()>" alt="a">', ''],
    ['a picture of a private address', '<img src="/staff/sign-out" alt="a">', ''],
    ['a picture beside the library', '<img src="/media/1/800.webp/../../x" alt="a">', ''],
    ['a link that runs', '<p><a href="javascript:x()" data-video="youtube">a</a></p>', '<p><a>a</a></p>'],
    [
      'a cell of a million columns',
      '<table><tr><td colspan="1000000">a</td></tr></table>',
      '<table><tr><td>a</td></tr></table>',
    ],
    [
      'a header of an unknown scope',
      '<table><tr><th scope="x">a</th></tr></table>',
      '<table><tr><th scope="col">a</th></tr></table>',
    ],
  ])('%s is left out', (_what, typed, stored) => expect(safeHtml(typed)).toBe(stored));

  it('a picture loses its handlers, its second source and its measures in words', () => {
    expect(
      safeHtml(
        '<img onerror="x()" srcset="https://tracker.test/a" src="/media/12/800.webp" alt=\'a "b"\' width="9e9" height="533">',
      ),
    ).toBe('<img src="/media/12/800.webp" alt="a &quot;b&quot;" height="533" loading="lazy" decoding="async" />');
  });

  it('a video leads to the host by an address that is made anew', () => {
    expect(
      safeHtml('<p><a data-video="x" href="https://youtu.be/abcdefghijk?evil=1" onclick="x()">Breathing</a></p>'),
    ).toBe(
      '<p><a href="https://www.youtube.com/watch?v=abcdefghijk" rel="noopener noreferrer" data-video="youtube">Breathing</a></p>',
    );
  });

  it('a link to another host is no video', () => {
    expect(
      safeHtml('<p><a data-video="youtube" href="https://www.youtube.com.evil.test/watch?v=abcdefghijk">a</a></p>'),
    ).toBe('<p><a href="https://www.youtube.com.evil.test/watch?v=abcdefghijk" rel="noopener noreferrer">a</a></p>');
  });
});

describe('a table', () => {
  const typed =
    '<table><caption>Doses</caption><tbody><tr><th>Age</th><th>Dose</th></tr><tr><th>Adult</th><td colspan="2">500 mg</td></tr></tbody></table>';

  it('says what each header heads', () => {
    expect(safeHtml(typed)).toBe(
      '<table><caption>Doses</caption><tbody><tr><th scope="col">Age</th><th scope="col">Dose</th></tr><tr><th scope="row">Adult</th><td colspan="2">500 mg</td></tr></tbody></table>',
    );
  });

  it('sanitised twice is the same', () => {
    const once = safeHtml(
      `${typed}<img src="/media/12/800.webp" alt="A &amp; B"><p><a data-video="" href="https://vimeo.com/76979871">V</a></p>`,
    );
    expect(safeHtml(once)).toBe(once);
  });
});
