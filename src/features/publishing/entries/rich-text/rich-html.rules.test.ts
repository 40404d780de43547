import { describe, expect, it } from 'vitest';
import { partsOfHtml, picturesIn, withScrollingTables } from './rich-html.rules.ts';
import { safeHtml } from './allowed-html.server.ts';

describe('a text with videos', () => {
  const video = '<p><a data-video="youtube" href="https://youtu.be/abcdefghijk">Heart &amp; lungs</a></p>';

  it('is cut at each video that stands alone', () => {
    expect(partsOfHtml(safeHtml(`<p>Before</p>${video}<p>After</p>`))).toEqual([
      { html: '<p>Before</p>' },
      { video: { host: 'youtube', id: 'abcdefghijk' }, title: 'Heart & lungs' },
      { html: '<p>After</p>' },
    ]);
  });

  it('keeps a link inside a sentence a link', () => {
    const html = safeHtml('<p>See <a data-video="youtube" href="https://youtu.be/abcdefghijk">this</a>.</p>');
    expect(partsOfHtml(html)).toEqual([{ html }]);
  });

  it('takes no unmarked link for a video', () => {
    const html = safeHtml('<p><a href="https://youtu.be/abcdefghijk">this</a></p>');
    expect(partsOfHtml(html)).toEqual([{ html }]);
  });
});

it('the pictures of a text are known with their alternative texts', () => {
  expect(
    picturesIn(
      safeHtml('<img src="/media/12/800.webp" alt="A &quot;nurse&quot;"><img alt=" " src="/media/7/400.jpeg">'),
    ),
  ).toEqual([
    { id: 12, alt: 'A "nurse"' },
    { id: 7, alt: '' },
  ]);
});

describe('a table', () => {
  const row = (cells: number) => `<tr>${'<td>x</td>'.repeat(cells)}</tr>`;

  it('of three columns stays as it is', () => {
    const html = `<table>${row(3)}</table>`;
    expect(withScrollingTables(html, 'Table')).toBe(html);
  });

  it('of four scrolls in its own box, by keyboard and with a name', () => {
    expect(withScrollingTables(`<p>a</p><table>${row(4)}</table>`, 'Table')).toBe(
      `<p>a</p><div class="wide-table" role="group" tabindex="0" aria-label="Table"><table>${row(4)}</table></div>`,
    );
  });

  it('is named by its caption, which cannot leave the attribute', () => {
    expect(withScrollingTables(`<table><caption>A "b"<sup>c</sup></caption>${row(4)}</table>`, 'Table')).toContain(
      'aria-label="A &quot;b&quot;c">',
    );
  });

  it('counts the columns that a cell spans', () => {
    const html = `<table><tr><td colspan="3">x</td><td>y</td></tr></table>`;
    expect(withScrollingTables(html, 'Table')).toContain('wide-table');
  });
});
