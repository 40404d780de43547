/** Addresses for kinds that may have any address: refused where the site or another page uses them. */
import type { Transaction } from '#src/platform/db/transaction.ts';
import { hasRow } from '#src/routes/address-rows.ts';
import { mayBeKeyword, templateAddresses } from '#src/features/site/keyword-routing/keywords.rules.ts';
import { entryAddress, traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import type { EntryRow } from '../data/editing.store.server.ts';
import { findHolderOf, lockAddresses } from '../data/entry-addresses.store.server.ts';
import { slugBelowHospital, slugOfFormerPage, slugReserved, slugTaken } from '../editor.errors.ts';

/** The slug of an address as an author typed it: '/Heart-Month/' becomes 'heart-month'. */
export function typedSlug(kind: Kind, typed: string): string {
  const slug = typed.trim().toLowerCase();
  return traitsOf(kind).hasFreeAddress ? slug.replace(/^\/+|\/+$/g, '') : slug;
}

/** Throws slug_refused (422) where the table of addresses, a program or a redirect of the site uses it. */
export function refuseSiteAddress(kind: Kind, slug: string): void {
  if (!traitsOf(kind).hasFreeAddress) return;
  const path = `/${slug}`;
  if (hasRow(path) || !mayBeKeyword(path) || templateAddresses.has(path)) throw slugReserved();
}

/**
 * Throws slug_refused (422) where a keyword or the old address of another page uses it, or its first segment is a
 * hospital's.
 */
export async function refuseHeldAddress(tx: Transaction, entry: EntryRow, slug: string): Promise<void> {
  const refusal = { keyword: slugTaken, former: slugOfFormerPage, hospital: slugBelowHospital };
  const holder = await holderOf(tx, entry, slug);
  if (holder) throw refusal[holder]();
}

/**
 * Whether another page has taken an entry's address since the entry was created. Until the transaction ends, no other
 * page can take it.
 */
export async function hasLostAddress(tx: Transaction, entry: EntryRow): Promise<boolean> {
  return (await holderOf(tx, entry, entry.slug)) !== null;
}

async function holderOf(tx: Transaction, entry: EntryRow, slug: string) {
  const { hasFreeAddress, component } = traitsOf(entry.kind);
  if (!hasFreeAddress || !component) return null;
  await lockAddresses(tx);
  return findHolderOf(tx, `/${slug}`, { component, itemId: entry.id, path: entryAddress(entry) ?? '' });
}
