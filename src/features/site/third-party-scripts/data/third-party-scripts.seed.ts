import type { Transaction } from '#src/platform/db/transaction.ts';
import { thirdPartyScripts } from './third-party-scripts.table.ts';

/** One record as an example, switched off: the sample site contacts nobody else. */
export async function seedThirdPartyScripts(tx: Transaction): Promise<void> {
  const at = new Date('2026-11-02T09:00:00+08:00');
  await tx.insert(thirdPartyScripts).values({
    id: 1,
    code: 'visit-counter',
    name: 'Visit counter (example)',
    headMarkup:
      '<script src="https://counter.example.com/count.js" integrity="sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC" crossorigin="anonymous" async data-site="melur"></script>',
    bodyMarkup: '',
    contextKind: 'general',
    contextValue: '',
    needsConsent: true,
    hosts: ['https://counter.example.com'],
    isActive: false,
    createdAt: at,
    updatedAt: at,
  });
}
