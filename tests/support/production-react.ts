/**
 * React chooses its production build by NODE_ENV when it is loaded. Pages of database tests are rendered by that build,
 * as visitors get them and in a fraction of the time; `tests/guards/valid-html.test.ts` opens every page in React's
 * checking build, whose warnings fail it.
 */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const input = process.env.NODE_ENV;
process.env.NODE_ENV = 'production';
for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) load(name);
process.env.NODE_ENV = input;
