import { randomBytes, randomInt, randomUUID } from 'node:crypto';

export interface Random {
  uuid(): string;
  /** 256 bits, base64url. */
  token(): string;
  /** A decimal code of that many digits, each equally likely. */
  digits(length: number): string;
  /** A prefix letter and nine capital letters or digits that are not mistaken for each other. */
  reference(prefix: string): string;
}

/** Without 0 and O, 1 and I and L, 5 and S, 8 and B: a reference is read out at the desk and over the telephone. */
const clearCharacters = '234679ACDEFGHJKMNPQRTUVWXYZ';

/** Randomness that cannot be foretold, from the operating system. */
export const systemRandom: Random = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  digits: (length) => Array.from({ length }, () => randomInt(10)).join(''),
  reference: (prefix) => prefix + Array.from({ length: 9 }, () => clearCharacters[randomInt(clearCharacters.length)]).join(''),
};
