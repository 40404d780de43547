import { LRUCache } from 'lru-cache';
import type { Clock } from '#src/platform/clock.ts';
import type { CacheTags } from './cache-tags.server.ts';
import { keyedAnswers, type GetEach } from './keyed-answers.server.ts';

/** The name of an answer, with its maximum age where it has one. */
export type MemoKey = string | { name: string; maxAgeMs: number };

/**
 * Cached database answers that most pages need and that seldom change: the brand, the choices of a filter, the target
 * of a path.
 */
export interface MemoCache {
  /**
   * The answer that is cached under this name, or the result of `ask`. It is asked for again once one of its cache tags
   * has changed or its maximum age has passed.
   */
  get<Answer>(key: MemoKey, tags: readonly string[], ask: () => Promise<Answer>): Promise<Answer>;
  /** The answers for many keys, of which each changes on its own. */
  getEach: GetEach;
}

interface CachedAnswer {
  answer: Promise<unknown>;
  versions: number[];
  askedAt: number;
}

/** Paths that visitors invent are cached answers too, so the least recently used answers are dropped. */
const maxAnswers = 2_000;

/** Caches answers by the same tag versions as the page cache; while those are unknown, every answer is fetched. */
export function createMemoCache(versions: Pick<CacheTags, 'of' | 'changes'>, clock: Clock): MemoCache {
  const answers = new LRUCache<string, CachedAnswer>({ max: maxAnswers });
  return {
    getEach: keyedAnswers(versions, clock),
    get<Answer>(key: MemoKey, tags: readonly string[], ask: () => Promise<Answer>): Promise<Answer> {
      const { name, maxAgeMs } = typeof key === 'string' ? { name: key, maxAgeMs: Number.POSITIVE_INFINITY } : key;
      // Read before asking: a change in the meantime makes the answer stale at once.
      const now = tags.map((tag) => versions.of(tag));
      if (now.some((version) => version < 0)) return ask();
      const askedAt = clock.now().getTime();
      const cached = answers.get(name);
      if (
        cached &&
        Math.abs(askedAt - cached.askedAt) < maxAgeMs &&
        cached.versions.every((version, index) => version === now[index])
      )
        return cached.answer as Promise<Answer>;
      const answer = ask().then(frozen);
      answers.set(name, { answer, versions: now, askedAt });
      answer.catch(() => answers.get(name)?.answer === answer && answers.delete(name));
      return answer;
    },
  };
}

/** All callers get the same object, so it is frozen. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
