/** Answers of the database for one of many: each is cached with its own version, and all that are missing are asked for at once. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { CacheTags } from './cache-tags.server.ts';

export interface KeyedQuestion<Answer> {
  /** Of the question, such as 'next free times'. */
  name: string;
  /** Tags that every answer comes from: when one changes, all are asked for again. */
  tags: readonly string[];
  /** The tag of what changes for this key alone. */
  tagOf(key: number): string;
  /** The answers for these keys in one go; a key without an answer is absent. Null where nobody can tell. */
  ask(keys: readonly number[]): Promise<Map<number, Answer> | null>;
  /** The last instant at which an answer (undefined: there is none) holds, though nothing changes. */
  lastMomentOf(answer: Answer | undefined): Date;
}

interface KeyedAnswer {
  answer: unknown;
  version: number;
  lastMomentMs: number;
  /** From then on it is asked for anew, behind whoever is given it. */
  renewAtMs: number;
}

interface Cached {
  versions: number[];
  answers: Map<number, KeyedAnswer>;
  /** One question at a time: whoever comes meanwhile finds its answers. */
  asking?: Promise<void> | undefined;
}

/** What nobody announces, such as the end of a hold, shows after a minute or two. Keys asked for together are not renewed together. */
const renewMs = { least: 60_000, spread: 60_000 };
/** Nobody has asked for this long: then it is asked for before it is shown. */
const longestMs = 5 * 60_000;
const maxQuestions = 50;

export type GetEach = <Answer>(
  question: KeyedQuestion<Answer>,
  keys: readonly number[],
) => Promise<Map<number, Answer> | null>;

export function keyedAnswers(versions: Pick<CacheTags, 'of'>, clock: Clock): GetEach {
  const questions = new LRUCache<string, Cached>({ max: maxQuestions });
  const now = () => clock.now().getTime();

  return async function getEach<Answer>(question: KeyedQuestion<Answer>, keys: readonly number[]) {
    const shared = question.tags.map((tag) => versions.of(tag));
    // While versions are unknown, nothing that is cached is taken for true.
    if (shared.some((version) => version < 0)) return question.ask(keys);
    const cached = cachedFor(questions, question.name, shared);
    const lacks = (key: number) => !holds(cached.answers.get(key), versions.of(question.tagOf(key)), now());
    while (cached.asking && keys.some(lacks)) await cached.asking;
    const missing = keys.filter(lacks);
    if (missing.length > 0 && !(await askFor(cached, question, missing))) return null;
    const old = keys.filter((key) => now() >= cached.answers.get(key)!.renewAtMs);
    if (old.length > 0 && !cached.asking) void askFor(cached, question, old).catch(() => undefined);
    return new Map(
      keys.flatMap((key) => {
        const { answer } = cached.answers.get(key)!;
        return answer === undefined ? [] : [[key, answer as Answer]];
      }),
    );
  };

  /** False where nobody can tell. */
  function askFor<Answer>(cached: Cached, question: KeyedQuestion<Answer>, keys: readonly number[]): Promise<boolean> {
    const asking = askAndStore(cached, question, keys);
    cached.asking = asking.then(
      () => void (cached.asking = undefined),
      () => void (cached.asking = undefined),
    );
    return asking;
  }

  async function askAndStore<Answer>(
    cached: Cached,
    question: KeyedQuestion<Answer>,
    keys: readonly number[],
  ): Promise<boolean> {
    // Read before asking: a change in the meantime makes the answer old at once.
    const asked = keys.map((key) => versions.of(question.tagOf(key)));
    const found = await question.ask(keys);
    if (!found) return false;
    const askedAtMs = now();
    for (const [index, key] of keys.entries()) {
      const answer = found.get(key);
      cached.answers.set(key, {
        answer: Object.freeze(answer),
        version: asked[index]!,
        lastMomentMs: Math.min(question.lastMomentOf(answer).getTime(), askedAtMs + longestMs),
        renewAtMs: askedAtMs + renewMs.least + ((key * 7919) % renewMs.spread),
      });
    }
    return true;
  }
}

function cachedFor(questions: LRUCache<string, Cached>, name: string, versions: number[]): Cached {
  const known = questions.get(name);
  if (known?.versions.every((version, index) => version === versions[index])) return known;
  const cached: Cached = { versions, answers: new Map() };
  questions.set(name, cached);
  return cached;
}

function holds(cached: KeyedAnswer | undefined, version: number, nowMs: number): boolean {
  return cached !== undefined && cached.version === version && nowMs <= cached.lastMomentMs;
}
