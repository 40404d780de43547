import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { referenceCharacters, referenceLength } from '#src/shared/identifiers/reference.ts';

export interface Random {
  uuid(): string;
  /** 256 bits, base64url. */
  token(): string;
  /** A decimal code of that many digits, each equally likely. */
  digits(length: number): string;
  /** A prefix letter and nine capital letters or digits that are not mistaken for each other. */
  reference(prefix: string): string;
}

/** Cryptographically secure randomness from the operating system. */
export const systemRandom: Random = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  digits: (length) => Array.from({ length }, () => randomInt(10)).join(''),
  reference: (prefix) =>
    prefix +
    Array.from({ length: referenceLength }, () => referenceCharacters[randomInt(referenceCharacters.length)]).join(''),
};
