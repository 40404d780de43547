/** Landing pages: staff compose them from blocks, at an address of their choice; lists in them show present data. */
import { listDoctors } from '#src/features/find-care/doctors/doctors.server.ts';
import type { DoctorCardData } from '#src/features/find-care/doctors/doctors.schema.ts';
import { hospitalOptions } from '#src/features/find-care/hospitals/hospitals.server.ts';
import type { EntryData, EntryLink } from '#src/features/publishing/entries/content.schema.ts';
import { findImages, readEntry, safeBlocks } from '#src/features/publishing/entries/entries.server.ts';
import { picturesOfBlocks } from '#src/features/publishing/entries/landing-blocks/landing-blocks.rules.ts';
import type { LandingBlock } from '#src/features/publishing/entries/landing-blocks/landing-blocks.schema.ts';
import { openCustomForms } from '#src/features/requests/forms/forms.server.ts';
import { listPackages } from '#src/features/shop/packages/packages.server.ts';
import type { PackageCardData } from '#src/features/shop/packages/packages.schema.ts';
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';
import type { LandingPageData } from './landing-pages.schema.ts';

export type Reader = Pick<App, 'db' | 'pool' | 'cache' | 'clock' | 'appointmentService'>;

/** A page; or one that was public once, with the address to which it redirects its readers; null for any other id. */
export type LandingAnswer =
  | { state: 'shown'; page: LandingPageData }
  | { state: 'gone'; movedTo: string | null }
  | null;

/** The published page with this id. */
export async function loadLandingPage(app: Reader, id: number, language: Language): Promise<LandingAnswer> {
  const found = await readEntry(app, 'landing', { idOrSlug: id, language });
  if (found?.state !== 'shown') return found;
  return { state: 'shown', page: await landingPageOf(app, found.page.entry, language) };
}

/** The page of an entry, published or as a preview, with everything that its blocks show. */
export async function landingPageOf(
  app: Reader,
  entry: EntryData<'landing'>,
  language: Language,
): Promise<LandingPageData> {
  const own = entry.own[language]?.['blocks'];
  const blocks = safeBlocks(own ?? entry.own.en['blocks']);
  const [pictures, hospitals, forms, above] = await Promise.all([
    picturesOf(app, blocks),
    hospitalNames(app, blocks),
    formsOf(app, blocks),
    pagesAbove(app, entry.slug, language),
  ]);
  return {
    entry: { ...entry, own: withoutBlocks(entry.own) },
    blocks,
    language: own === undefined ? 'en' : language,
    pictures,
    hospitals,
    forms,
    above,
    ...(await listsOf(app, blocks, { hospitals, language })),
  };
}

function withoutBlocks(own: EntryData['own']): EntryData['own'] {
  return Object.fromEntries(
    Object.entries(own).map(([language, { blocks: _shown, ...others }]) => [language, others]),
  ) as unknown as EntryData['own'];
}

async function picturesOf(app: Reader, blocks: readonly LandingBlock[]): Promise<LandingPageData['pictures']> {
  const images = await findImages(app, picturesOfBlocks(blocks));
  return Object.fromEntries(images.map((image) => [String(image.id), image]));
}

async function hospitalNames(app: Reader, blocks: readonly LandingBlock[]): Promise<Record<string, string>> {
  const named = new Set(blocks.flatMap((block) => ('hospital' in block && block.hospital ? [block.hospital] : [])));
  if (named.size === 0) return {};
  const known = (await hospitalOptions(app)).filter(({ slug }) => named.has(slug));
  return Object.fromEntries(known.map(({ slug, name }) => [slug, name]));
}

/** The open forms of the blocks; a form that has ended is absent, and its block is not shown. */
async function formsOf(app: Reader, blocks: readonly LandingBlock[]): Promise<LandingPageData['forms']> {
  const slugs = blocks.flatMap((block) => (block.kind === 'form' ? [block.form] : []));
  const open = await openCustomForms(app, slugs);
  return Object.fromEntries(
    open.map(({ slug, form: { title, intro, answerWithin } }) => [slug, { title, intro, days: Number(answerWithin) }]),
  );
}

/** The cards of the lists. A list of a hospital that is no longer published is empty. */
async function listsOf(
  app: Reader,
  blocks: readonly LandingBlock[],
  { hospitals, language }: { hospitals: Record<string, string>; language: Language },
): Promise<Pick<LandingPageData, 'doctors' | 'packages'>> {
  const doctors: Record<number, DoctorCardData[]> = {};
  const packages: Record<number, PackageCardData[]> = {};
  for (const [position, block] of blocks.entries()) {
    if (block.kind !== 'doctors' && block.kind !== 'packages') continue;
    const location = block.hospital ? hospitals[block.hospital] : undefined;
    if (block.hospital && !location) continue;
    const shown = { limit: Number(block.most), offset: 0, ...(location ? { location } : {}) };
    if (block.kind === 'doctors')
      doctors[position] = (
        await listDoctors(app, { ...shown, ...(block.speciality ? { specialisation: block.speciality } : {}) })
      ).items;
    else
      packages[position] = (
        await listPackages(app, { ...shown, language, ...(block.packageType ? { type: block.packageType } : {}) })
      ).items;
  }
  return { doctors, packages };
}

/** The published landing pages whose address is the beginning of this address, the shortest first. */
async function pagesAbove(app: Reader, slug: string, language: Language): Promise<EntryLink[]> {
  const parts = slug.split('/').slice(0, -1);
  const found = await Promise.all(
    parts.map((_part, index) => readEntry(app, 'landing', { idOrSlug: parts.slice(0, index + 1).join('/'), language })),
  );
  return found.flatMap((answer) => {
    if (answer?.state !== 'shown') return [];
    const { id, address, title } = answer.page.entry;
    return [{ id, address, title }];
  });
}
