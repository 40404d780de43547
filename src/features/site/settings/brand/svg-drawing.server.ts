/** A drawing in SVG without anything that acts, loads or links. */
import sanitizeHtml from 'sanitize-html';

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const groups = ['svg', 'g', 'defs', 'title', 'desc', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'];
const geometry =
  'id d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform viewBox xmlns version preserveAspectRatio offset';
const paint =
  'fill fill-opacity fill-rule clip-rule clip-path mask stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color stop-color stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits';

/** Paint and clips may refer to a part of the same drawing, and to nothing else. */
const outside = /url\(\s*['"]?(?!#)|(?:src|image|image-set|cross-fade|paint|element|attr)\s*\(|javascript:|data:|\\/i;
const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * The drawing with only its shapes, groups and gradients: scripts, handlers, styles, foreign content, pictures, text
 * and links are removed. Null when it is not SVG, has no viewBox, or declares entities.
 */
export function cleanDrawing(text: string): string | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return null;
  const clean = sanitizeHtml(text, {
    allowedTags: [...shapes, ...groups],
    allowedAttributes: { '*': `${geometry} ${paint}`.split(' ') },
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'foreignObject', 'text', 'metadata'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    selfClosing: [...shapes, 'stop'],
    nestingLimit: 40,
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(([name, value]) =>
            name === 'xmlns' ? value === svgNamespace : !outside.test(value),
          ),
        ),
      }),
    },
  }).trim();
  return /^<svg\s[^>]*viewBox="[\d\s.,-]+"/.test(clean) && clean.endsWith('</svg>') ? clean : null;
}
