import { expect, test } from 'vitest';
import { ownScripts } from './inline-scripts.ts';

test('only the scripts that the rendering itself wrote are named in the policy, and the page keeps no nonce', () => {
  const page = [
    '<head><link rel="modulepreload" nonce="n0nce" href="/a.js"/></head>',
    '<p>A comment with <script>steal()</script> and <script nonce="guessed">steal()</script></p>',
    '<script nonce="n0nce">begin()</script><script nonce="n0nce" type="module" async="">import("/a.js")</script>',
  ].join('');
  const { html, hashes } = ownScripts(page, 'n0nce');
  expect(html).not.toContain('n0nce');
  // begin() and import("/a.js"), by openssl dgst -sha256 -binary | base64
  expect(hashes).toEqual([
    "'sha256-15S4FGE7rP6kq/PzA1uIhN3+8zfaO6/TnJp4fMWo7lE='",
    "'sha256-7GZ08k9eDWlnONnBGSuk0j5sF0CWVCliNaWT5Dy14Ag='",
  ]);
});
