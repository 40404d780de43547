import { contentHash } from '#src/platform/http/content-security-policy.ts';

/** Runs in the page, at its end: asks for the scripts that the page holds back, once it has been painted. A page that nobody sees yet is never painted. */
const takeOver = `(() => {
  const held = document.getElementById('take-over');
  const begin = () => {
    const policy = window.trustedTypes?.createPolicy('take-over', { createScript: (code) => code });
    const code = held.textContent;
    for (const href of held.dataset.modules.split(' ')) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', textContent: policy ? policy.createScript(code) : code }));
  };
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
})();`;

/** The policy of every page allows this script. */
export const hydrationScriptHash = contentHash(takeOver);

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const start = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * A page of ours is whole without scripts. On a slow line words, styles and face therefore come alone, and the scripts that
 * take the page over are asked for after the first paint; React Router by itself would ask for them before its styles.
 */
export function deferHydration(html: string): string {
  const modules: string[] = [];
  const lighter = html.replace(preload, (_whole, address: string) => {
    modules.push(address);
    return '';
  });
  return lighter.replace(
    start,
    (_whole, code: string) =>
      `<script type="text/plain" id="take-over" data-modules="${modules.join(' ')}">${code}</script><script>${takeOver}</script>`,
  );
}
