import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { keepsTheIdentityContract } from '../identity-contract.fixture.ts';
import { identityCredentials, identitySessions, identityVerifications } from './identity.table.ts';
import { storeSocialProof } from './social-proof.store.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('the embedded identity provider', () => {
  keepsTheIdentityContract(() => site.app.identity);

  test('passwords are kept as argon2id at the current parameters, and no session of the library is left behind', async () => {
    await site.app.identity.register({ email: 'hash@example.test', password: 'three kind otters', name: 'Aminah' });
    await site.app.identity.signIn({ email: 'hash@example.test', password: 'three kind otters' });
    const rows = await site.app.db.select({ password: identityCredentials.password }).from(identityCredentials);
    expect(rows.every((row) => row.password?.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true);
    expect(await site.app.db.select().from(identitySessions)).toEqual([]);
  });

  test('a mailed reset code sets the password once, and is not kept in clear', async () => {
    const { identity } = site.app;
    const { subject } = await identity.register({
      email: 'reset@example.test',
      password: 'three kind otters',
      name: 'Aminah',
    });
    const reset = await identity.startReset('Reset@Example.test');
    if (reset.kind !== 'code') throw new Error('No code was made.');
    expect(reset.validMinutes).toBe(60);
    const kept = await site.app.db.select().from(identityVerifications);
    expect(JSON.stringify(kept)).not.toContain(reset.code);
    const leftMs = Math.max(...kept.map(({ expiresAt }) => expiresAt.getTime())) - Date.now();
    expect(Math.round(leftMs / 60_000)).toBe(60);
    expect(await identity.finishReset({ code: reset.code, password: 'four calm herons' })).toEqual({
      issuer: 'local:credential',
      subject,
    });
    await expect(identity.finishReset({ code: reset.code, password: 'five slow snails' })).rejects.toMatchObject({
      code: 'invalid_code',
    });
    expect((await identity.signIn({ email: 'reset@example.test', password: 'four calm herons' })).subject).toBe(
      subject,
    );
    await expect(identity.signIn({ email: 'reset@example.test', password: 'three kind otters' })).rejects.toMatchObject(
      { code: 'invalid_credential' },
    );
  });

  test('what Google said is worth one exchange, in the browser that asked, for two minutes', async () => {
    const person = {
      issuer: 'https://accounts.google.com',
      subject: '1',
      email: 'g@example.test',
      isEmailVerified: true,
      name: 'G',
      method: 'google' as const,
    };
    const verify = (token: string, guestHash: string) => site.app.identity.verifyToken(token, { guestHash });
    const token = await storeSocialProof(site.app, person, 'guest one');
    await expect(verify(token, 'guest two')).rejects.toMatchObject({ code: 'invalid_token' });
    const second = await storeSocialProof(site.app, person, 'guest one');
    expect(await verify(second, 'guest one')).toEqual(person);
    await expect(verify(second, 'guest one')).rejects.toMatchObject({ code: 'invalid_token' });
    const late = await storeSocialProof(site.app, person, 'guest one');
    site.clock.advance(2 * 60_000);
    await expect(verify(late, 'guest one')).rejects.toMatchObject({ code: 'invalid_token' });
  });
});
