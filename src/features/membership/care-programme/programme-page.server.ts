/** The programme's public pages: the text is an entry, prices and benefits come from the setting. */
import { loadInfoPage } from '#src/features/reading/info-pages/info-pages.server.ts';
import type { InfoPageData } from '#src/features/reading/info-pages/info-pages.schema.ts';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import type { CareProgramme } from '#src/features/site/settings/care-programme-setting.schema.ts';
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';

export interface ProgrammePageData extends InfoPageData {
  programme: CareProgramme;
}

/** A page of the programme by its entry's slug ('cares'), with the present tiers and plans. */
export async function loadProgrammePage(
  app: Parameters<typeof loadInfoPage>[0] & Pick<App, 'db' | 'cache'>,
  slug: string,
  language?: Language,
): Promise<ProgrammePageData> {
  const [page, programme] = await Promise.all([loadInfoPage(app, slug, language), shownSetting(app, 'careProgramme')]);
  return { ...page, programme };
}
