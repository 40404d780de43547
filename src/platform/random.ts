import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Random } from './app.ts';

/** Without 0 and O, 1 and I and L, 5 and S, 8 and B: a reference is read out at the desk and over the telephone. */
const clearCharacters = '234679ACDEFGHJKMNPQRTUVWXYZ';

/** Randomness that cannot be foretold, from the operating system. */
export const systemRandom: Random = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  digits: (length) => Array.from({ length }, () => randomInt(10)).join(''),
  reference: (prefix) => prefix + Array.from({ length: 9 }, () => clearCharacters[randomInt(clearCharacters.length)]).join(''),
};
