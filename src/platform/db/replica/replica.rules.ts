/** Positions in PostgreSQL's log (pg_lsn): two hexadecimal halves, such as '16/B374D848'. */

/** Whether the replica has replayed everything that the primary had written at `needed`. */
export function isCaughtUp({ replayed, needed }: { replayed: string; needed: string }): boolean {
  return bytesOf(replayed) >= bytesOf(needed);
}

/**
 * Whether a replica that was up to date still follows: it has replayed what the primary had at the previous check, so
 * it lags by less than the time between two checks.
 */
export function isFollowing({ replayed, earlier }: { replayed: string; earlier: string | undefined }): boolean {
  return earlier === undefined || isCaughtUp({ replayed, needed: earlier });
}

function bytesOf(position: string): bigint {
  const [high, low] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
