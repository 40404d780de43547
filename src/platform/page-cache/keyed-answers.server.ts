/** Database answers by key: each is cached with its own tag version, and all missing ones are fetched in one query. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { CacheTags } from './cache-tags.server.ts';

export interface KeyedQuestion<Answer> {
  /** Name of the question, such as 'next slots'. */
  name: string;
  /** Tags of every answer: when one changes, all are fetched again. */
  tags: readonly string[];
  /** The tag of what changes for this key alone. */
  tagOf(key: number): string;
  /**
   * Fetches the answers for these keys in one query; a key without an answer is absent. Null where the answers cannot
   * be known.
   */
  ask(keys: readonly number[]): Promise<Map<number, Answer> | null>;
  /** Until when an answer (undefined: there is none) is valid, if nothing changes. */
  lastMomentOf(answer: Answer | undefined): Date;
}

interface KeyedAnswer {
  answer: unknown;
  version: number;
  lastMomentMs: number;
  /** From this time on it is fetched again in the background. */
  renewAtMs: number;
}

interface Cached {
  versions: number[];
  answers: Map<number, KeyedAnswer>;
  /** The last map that was returned for each list of keys. */
  lists: LRUCache<readonly number[], ListAnswer>;
  /** One fetch at a time: later callers wait for it and find its answers. */
  asking?: Promise<void> | undefined;
}

/**
 * The map for one list of keys that is cached itself (frozen): while nothing has changed, the list gets the same
 * object.
 */
interface ListAnswer {
  answers: ReadonlyMap<number, unknown>;
  changes: number;
  /** Until then no answer expires or has to be renewed. */
  untilMs: number;
}

/**
 * Changes without a notification, such as the end of a hold, show after a minute or two. Keys fetched together are
 * not renewed together.
 */
const renewMs = { least: 60_000, spread: 60_000 };
/** An answer that nobody asked for during this time is fetched again before it is shown. */
const longestMs = 5 * 60_000;
const maxQuestions = 50;
/** Lists of keys whose last map is stored: with a thousand keys, a map takes about 40 kB. */
const maxLists = 50;

/** Called again with the same frozen array of keys, it returns the same map object until one of the answers changes. */
export type GetEach = <Answer>(
  question: KeyedQuestion<Answer>,
  keys: readonly number[],
) => Promise<ReadonlyMap<number, Answer> | null>;

/** Creates the cache of answers by key, which follows these tag versions. */
export function keyedAnswers(versions: Pick<CacheTags, 'of' | 'changes'>, clock: Clock): GetEach {
  const questions = new LRUCache<string, Cached>({ max: maxQuestions });
  const now = () => clock.now().getTime();

  return getEach;

  async function getEach<Answer>(question: KeyedQuestion<Answer>, keys: readonly number[]) {
    const shared = question.tags.map((tag) => versions.of(tag));
    // While versions are unknown, nothing cached counts as valid.
    if (shared.some((version) => version < 0)) return question.ask(keys);
    const cached = cachedFor(questions, question.name, shared);
    const lists = cached.lists.get(keys);
    if (lists && lists.changes === versions.changes() && now() < lists.untilMs)
      return lists.answers as ReadonlyMap<number, Answer>;
    const isMissing = (key: number) => !holds(cached.answers.get(key), versions.of(question.tagOf(key)), now());
    while (cached.asking && keys.some(isMissing)) await cached.asking;
    const changes = versions.changes();
    const missing = keys.filter(isMissing);
    if (missing.length > 0 && !(await askFor(cached, question, missing))) return null;
    const old = keys.filter((key) => now() >= cached.answers.get(key)!.renewAtMs);
    if (old.length > 0 && !cached.asking) void askFor(cached, question, old).catch(() => undefined);
    return giveAnswers<Answer>(cached, keys, changes);
  }

  /** False where the answers cannot be known. */
  function askFor<Answer>(cached: Cached, question: KeyedQuestion<Answer>, keys: readonly number[]): Promise<boolean> {
    // Read before the fetch: a change in the meantime makes the answer stale at once.
    const asked = keys.map((key) => versions.of(question.tagOf(key)));
    const asking = question.ask(keys).then((found) => {
      if (found) storeAnswers(cached, question, { keys, versions: asked, found, atMs: now() });
      return found !== null;
    });
    cached.asking = asking.then(
      () => void (cached.asking = undefined),
      () => void (cached.asking = undefined),
    );
    return asking;
  }
}

interface Asked<Answer> {
  keys: readonly number[];
  /** The version of each key's tag before it was asked for. */
  versions: readonly number[];
  found: ReadonlyMap<number, Answer>;
  atMs: number;
}

function storeAnswers<Answer>(
  cached: Cached,
  question: KeyedQuestion<Answer>,
  { keys, versions, found, atMs }: Asked<Answer>,
): void {
  for (const [index, key] of keys.entries()) {
    const answer = found.get(key);
    cached.answers.set(key, {
      answer: Object.freeze(answer),
      version: versions[index]!,
      lastMomentMs: Math.min(question.lastMomentOf(answer).getTime(), atMs + longestMs),
      renewAtMs: atMs + renewMs.least + ((key * 7919) % renewMs.spread),
    });
  }
}

function giveAnswers<Answer>(
  { answers, lists }: Cached,
  keys: readonly number[],
  changes: number,
): ReadonlyMap<number, Answer> {
  const found = new Map<number, Answer>();
  let untilMs = Number.POSITIVE_INFINITY;
  for (const key of keys) {
    const { answer, lastMomentMs, renewAtMs } = answers.get(key)!;
    untilMs = Math.min(untilMs, lastMomentMs + 1, renewAtMs);
    if (answer !== undefined) found.set(key, answer as Answer);
  }
  if (Object.isFrozen(keys)) lists.set(keys, { answers: found, changes, untilMs });
  return found;
}

function cachedFor(questions: LRUCache<string, Cached>, name: string, versions: number[]): Cached {
  const known = questions.get(name);
  if (known?.versions.every((version, index) => version === versions[index])) return known;
  const cached: Cached = { versions, answers: new Map(), lists: new LRUCache({ max: maxLists }) };
  questions.set(name, cached);
  return cached;
}

function holds(cached: KeyedAnswer | undefined, version: number, nowMs: number): boolean {
  return cached !== undefined && cached.version === version && nowMs <= cached.lastMomentMs;
}
