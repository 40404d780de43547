/** Innovation challenge: one page whose dates are always evaluated for today. */
import { safeHtml } from '#src/features/publishing/entries/entries.server.ts';
import type { Challenge } from '#src/features/site/settings/challenge-setting.schema.ts';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import type { App } from '#src/platform/app.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { stateOf, type DateState } from './challenge.rules.ts';

export interface ChallengeData extends Omit<Challenge, 'timeline'> {
  timeline: (Challenge['timeline'][number] & { state: DateState })[];
}

/** Data of the page: the setting with sanitised HTML, and the state of each date today (specification, section 9). */
export async function loadChallenge(app: Pick<App, 'db' | 'cache' | 'clock'>): Promise<ChallengeData> {
  const challenge = await shownSetting(app, 'challenge');
  const today = malaysianDay(app.clock.now());
  return {
    ...challenge,
    overview: cleaned(challenge.overview),
    howToParticipate: cleaned(challenge.howToParticipate),
    timeline: challenge.timeline.map((date) => ({ ...date, state: stateOf(date, today) })),
  };
}

function cleaned(text: LocalText): LocalText {
  return Object.fromEntries(
    Object.entries(text).map(([language, html]) => [language, safeHtml(html)]),
  ) as unknown as LocalText;
}
