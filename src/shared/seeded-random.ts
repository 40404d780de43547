/** Random choices that are the same for the same seed, because sample data must not change between runs. */
export interface SeededRandom {
  /** 0 inclusive to 1 exclusive. */
  next(): number;
  /** Whole number, both ends included. */
  int(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(from: readonly T[]): T[];
}

/** Random numbers by mulberry32, seeded with the FNV-1a hash of the text. */
export function seededRandom(seed: string): SeededRandom {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: (from) => from[int(0, from.length - 1)]!,
    shuffle: (from) => {
      const out = [...from];
      for (let i = out.length - 1; i > 0; i -= 1) {
        const j = int(0, i);
        [out[i], out[j]] = [out[j]!, out[i]!];
      }
      return out;
    },
  };
}
