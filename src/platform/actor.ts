/** Who acts: someone without a token, or a guest whose signed token is known by its hash alone. */
export type Actor = { kind: 'anyone' } | { kind: 'guest'; tokenHash: string };
