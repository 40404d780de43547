import { readFileSync } from 'node:fs';

interface SampleSignIn {
  password: string;
  totpSecret: string;
}

/** What the sample accounts sign in with. */
export const { password: samplePassword, totpSecret: sampleTotpSecret } = JSON.parse(
  readFileSync('sample/accounts.json', 'utf8'),
) as SampleSignIn;
