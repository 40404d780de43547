import { describe, expect, test } from 'vitest';
import { cleanDrawing } from './svg-drawing.server.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${attributes}>${inner}</svg>`;

describe('a logo in SVG', () => {
  test('keeps its shapes, groups and gradients', () => {
    const drawing = svg(
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#123456" /></linearGradient></defs><g fill="url(#a)"><path d="M0 0L8 8" /></g>',
    );
    expect(cleanDrawing(`<?xml version="1.0"?>\n<!-- made by hand -->${drawing}`)).toBe(drawing);
  });

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<path d="M0 0" onload="alert(1)" />'],
    ['a link', '<a href="https://evil.example"><path d="M0 0" /></a>'],
    ['a foreign page', '<foreignObject><body onload="alert(1)">x</body></foreignObject>'],
    ['a picture from elsewhere', '<image href="https://evil.example/a.png" />'],
    ['a used part from elsewhere', '<use href="https://evil.example/a.svg#b" />'],
    ['a style', '<style>@import url(https://evil.example/a.css)</style>'],
    ['a style attribute', '<path d="M0 0" style="fill:url(https://evil.example)" />'],
    ['a fill from elsewhere', '<path d="M0 0" fill="url(https://evil.example/#a)" />'],
    ['an escaped fill', '<path d="M0 0" fill="u\\72l(https://evil.example)" />'],
    ['a mask from elsewhere', '<path d="M0 0" mask="image-set(\'https://evil.example/a.png\' 1x)" />'],
    ['the namespace of pages', '<title xmlns="https://evil.example/page">a</title>'],
    ['an animation', '<animate attributeName="href" values="javascript:alert(1)" />'],
  ])('loses %s', (_name, inner) => {
    const clean = cleanDrawing(svg(inner))!;
    expect(clean).not.toMatch(/alert|evil|javascript|on\w+=|style|href/i);
    expect(clean).toMatch(/^<svg /);
  });

  test('loses groups in groups beyond what a drawing needs, which readers of SVG would follow to their end', () => {
    const deep = cleanDrawing(svg(`${'<g>'.repeat(2_000)}<path d="M0 0" />${'</g>'.repeat(2_000)}`))!;
    expect(deep.match(/<g>/g)).toHaveLength(39);
  });

  test.each([
    ['a page', '<html><body>hello</body></html>'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<path d="M0 0" />')}`],
    ['no viewBox', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0" /></svg>'],
    ['an unfinished drawing', '<svg viewBox="0 0 1 1'],
  ])('is refused when it is %s', (_name, text) => {
    expect(cleanDrawing(text)).toBeNull();
  });
});
