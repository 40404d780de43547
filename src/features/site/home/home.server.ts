/** Home: the hero leads to the most frequent tasks, and each feature has a section in one ordered list. */
import { runningCampaigns, upcomingEvents } from '#src/features/reading/campaigns/campaigns.server.ts';
import { readWholeKind } from '#src/features/publishing/entries/entries.server.ts';
import { hospitalOptions } from '#src/features/find-care/hospitals/hospitals.server.ts';
import { loadCorner } from '#src/features/reading/insights/insights.server.ts';
import type { Setting } from '#src/features/site/settings/settings.schema.ts';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import { popularPackages } from '#src/features/shop/packages/packages.server.ts';
import { specialityOptions } from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import { inBrowserOnly } from '#src/shared/browser-part.ts';
import type { Language } from '#src/shared/languages.ts';
import type { App } from '#src/platform/app.ts';
import { countGroup, findPicture, listFirstSpecialities, listStateNumbers } from './data/home.store.server.ts';
import { hospitalsByState, planInBrowser, planOf, withFigures } from './home.rules.ts';
import { shownLayout } from './home-layout.server.ts';
import { homeSections } from './home.sections.ts';
import type { CorporateData, HomeData, HomeSectionData, HomeSectionKey, LayoutRow, Leader } from './home.schema.ts';
import { articlesShown, campaignsShown, eventsShown, packagesShown, specialitiesShown } from './home-lists.rules.ts';

export {
  listImportedSections,
  sectionImportFaults,
  takeBackSections,
  writeImportedSections,
  type ImportedSection,
} from './home-import.server.ts';

type Reader = Pick<App, 'db' | 'pool' | 'cache' | 'clock'>;

type SectionLoaders = { [Key in HomeSectionKey]: (app: Reader) => Promise<HomeSectionData[Key]> };

const loaders: SectionLoaders = {
  async find_doctor(app) {
    const [hospitals, specialities] = await Promise.all([hospitalOptions(app), specialityOptions(app)]);
    return {
      hospitals: hospitals.map(({ name, state }) => ({ name, state })),
      specialities: specialities.map(({ slug, name }) => ({ slug, name })),
    };
  },
  async tasks(app) {
    const { phone, emergencyPhone } = await shownSetting(app, 'brand');
    return { phone, emergencyPhone };
  },
  nearest_hospital: () => Promise.resolve(null),
  specialities: (app) =>
    app.cache.get('first specialities', ['specialist-centres'], () =>
      listFirstSpecialities(app, specialitiesShown.wide),
    ),
  packages: (app) => popularPackages(app, packagesShown),
  insights: async (app) => (await loadCorner(app, { articles: articlesShown, videos: 1, podcasts: 1 })).articles,
  async happenings(app) {
    const [events, campaigns] = await Promise.all([
      upcomingEvents(app, eventsShown),
      runningCampaigns(app, campaignsShown),
    ]);
    return { events, campaigns, now: app.clock.now().toISOString() };
  },
  hospitals: async (app) => hospitalsByState(await hospitalOptions(app)),
  async cares(app) {
    const [{ tiers }, { groupName }] = await Promise.all([
      shownSetting(app, 'careProgramme'),
      shownSetting(app, 'brand'),
    ]);
    return { group: groupName, tier: tiers[0]!.name };
  },
  booking: () => Promise.resolve(null),
  trust: (app) =>
    app.cache.get('numbers of the group', ['hospitals', 'doctors', 'specialist-centres'], () => countGroup(app)),
};

/**
 * The sections in the editors' order, and the data of all, loaded in parallel. With `typed`, in that layout instead of
 * the saved one.
 */
export async function loadHomePage(app: Reader, language: Language, typed?: readonly LayoutRow[]): Promise<HomeData> {
  const keys = Object.keys(loaders) as HomeSectionKey[];
  const [entries, layout, ...loaded] = await Promise.all([
    readWholeKind(app, 'home-section', language),
    typed ?? shownLayout(app),
    ...keys.map(async (key) => [key, await loaders[key](app)] as const),
  ]);
  const plan = planOf(
    homeSections.map(({ key }) => key),
    entries,
    layout,
  );
  return inBrowserOnly({ plan, data: Object.fromEntries(loaded) as unknown as HomeSectionData }, planInBrowser);
}

/** The data of /corporate-home; with `previewed`, by these settings instead of the published ones. */
export async function loadCorporate(
  app: Reader,
  previewed: { brand?: Setting<'brand'>; corporate?: Setting<'corporate'> } = {},
): Promise<CorporateData> {
  const [numbers, states, brand, corporate] = await Promise.all([
    countGroup(app),
    listStateNumbers(app),
    previewed.brand ?? shownSetting(app, 'brand'),
    previewed.corporate ?? shownSetting(app, 'corporate'),
  ]);
  const { groupName, companyName, phone, email, address, registrationNumber } = brand;
  return {
    numbers,
    states,
    contact: { groupName, companyName, phone, email, address, registrationNumber },
    story: corporate.story.en === '' ? null : withFigures(corporate.story, groupName, numbers),
    promises: corporate.promises,
    leader: await shownLeader(app, corporate.leader),
  };
}

/** Null while the group has not entered its spokesperson. */
async function shownLeader(
  app: Reader,
  { name, role, statement, image, pictureId }: Setting<'corporate'>['leader'],
): Promise<Leader | null> {
  if (name === '' || statement.en === '') return null;
  const picture = pictureId === undefined ? null : await findPicture(app, pictureId);
  return { name, role, statement, image, picture };
}
