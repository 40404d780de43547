/** The nightly search for accounts that may belong to one person. */
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { openBirthDate } from '#src/features/patient/persons/persons.server.ts';
import { deleteUnfoundPairs, listNamesakes, listSameNumbers, putPairs } from '../data/duplicates.store.server.ts';
import { pairsByName, type NamedPerson, type PairSign } from './duplicates.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets'>;

const mostPairs = 20_000;
const namesAtOnce = 2_000;
const pairsAtOnce = 500;

/**
 * Finds accounts whose owners have the same identity number, the same name and day of birth, or the same verified phone
 * number. Pairs that staff have decided stay decided; undecided pairs that no longer match are deleted. Returns how
 * many there are.
 */
export async function findDuplicatePatients(app: Ports): Promise<number> {
  const signs = new Map<string, Set<PairSign>>();
  const add = (one: string, other: string, sign: PairSign) => {
    const key = `${one} ${other}`;
    signs.set(key, (signs.get(key) ?? new Set<PairSign>()).add(sign));
  };
  for (const { one, other, sign } of await listSameNumbers(app.db, mostPairs)) add(one, other, sign);
  for (const [one, other] of pairsByName(await namesakes(app))) add(one, other, 'name');
  const found = [...signs].slice(0, mostPairs).map(([key, of]) => {
    const [one, other] = key.split(' ') as [string, string];
    return { one, other, signs: [...of].toSorted() };
  });
  const foundAt = app.clock.now();
  for (let start = 0; start < found.length; start += pairsAtOnce)
    await inTransaction(app.db, (tx) =>
      putPairs(
        tx,
        found.slice(start, start + pairsAtOnce).map(({ one, other, signs: shared }) => ({
          id: app.random.uuid(),
          oneId: one,
          otherId: other,
          signs: shared,
          foundAt,
        })),
      ),
    );
  await inTransaction(app.db, (tx) => deleteUnfoundPairs(tx, found));
  return found.length;
}

/** Everybody whose name another patient has too, with the day of birth. */
async function namesakes(app: Ports): Promise<NamedPerson[]> {
  const people: NamedPerson[] = [];
  for (let after = ''; ;) {
    const rows = await listNamesakes(app.db, { after, limit: namesAtOnce });
    for (const { personId, accountId, folded, born } of rows)
      people.push({ accountId, folded, born: openBirthDate(app.secrets, { id: personId, dateOfBirth: born })! });
    const last = rows.at(-1)?.folded;
    // The last name of a full page may continue on the next one, so it is read again with that page, unless it is the
    // only name.
    if (rows.length < namesAtOnce || last === undefined || last === rows[0]!.folded) return people;
    while (people.at(-1)?.folded === last) people.pop();
    after = rows.findLast(({ folded }) => folded !== last)!.folded;
  }
}
