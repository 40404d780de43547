/** One address as different URL parsers may understand it: for tests that all of them meet the same guard. */
const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
const at = (path: string, index: number) => path.slice(0, index) + encoded(path[index]!) + path.slice(index + 1);

/** Twenty ways to write one address. */
export const spellings: Record<string, (path: string) => string> = {
  'as it is': (path) => path,
  data: (path) => `${path}.data`,
  'first letter encoded': (path) => at(path, 1),
  'last letter encoded': (path) => at(path, path.length - 1),
  'first letter encoded, data': (path) => `${at(path, 1)}.data`,
  'every letter encoded': (path) => path.replace(/[a-z]/g, encoded),
  'dot of data encoded': (path) => `${path}%2Edata`,
  'folder data': (path) => `${path}/_.data`,
  'empty data': (path) => `${path}/.data`,
  'trailing slash': (path) => `${path}/`,
  'two slashes before': (path) => `//${path.slice(1)}`,
  'two slashes between': (path) => path.replace(/(.)\//, '$1//'),
  'capital letters': (path) => path.toUpperCase(),
  'dot segment': (path) => `/x/..${path}`,
  'encoded dot segment': (path) => `/x/%2e%2e${path}`,
  'encoded slash': (path) => `/x${path.replace(/\/([^/]*)$/, '%2F$1')}`,
  'encoded backslash': (path) => `/x${path.replace(/\/([^/]*)$/, '%5C$1')}`,
  'encoded twice': (path) => at(path, 1).replace('%', '%25'),
  'ended by NUL': (path) => `${path}%00`,
  'Malay, encoded': (path) => `/ms${at(path, 1)}.data`,
};
