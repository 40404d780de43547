/** The challenge's documents, written from the same setting as its page: tagged, in the reader's language. */
import type { App } from '#src/platform/app.ts';
import type { PdfLook } from '#src/platform/pdf/pdf-page.server.ts';
import { PdfWriter } from '#src/platform/pdf/pdf-writer.server.ts';
import { documentLook } from '#src/features/site/settings/settings.server.ts';
import { plainText } from '#src/features/publishing/entries/entries.server.ts';
import { m } from '#src/paraglide/messages.js';
import { formatDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';
import { formatRinggit, type ChallengeDocument } from './challenge.rules.ts';
import { loadChallenge, type ChallengeData } from './challenge.server.ts';

/** The challenge with the look of its documents. */
type StyledChallenge = ChallengeData & { look: PdfLook };
type Ports = Pick<App, 'db' | 'cache' | 'clock'>;

/**
 * A document of the challenge as PDF; null while there is no challenge. Written once for each change of the settings.
 */
export async function challengeDocument(
  app: Ports,
  name: ChallengeDocument,
  language: Language,
): Promise<Buffer | null> {
  const challenge = await loadChallenge(app);
  if (challenge.timeline.length === 0) return null;
  // Cached answers are frozen, and bytes cannot be frozen.
  const text = await app.cache.get(`challenge ${name} in ${language}`, ['settings'], async () =>
    (await writers[name]({ ...challenge, look: await documentLook(app) }, language)).toString('base64'),
  );
  return Buffer.from(text, 'base64');
}

const writers: Readonly<Record<ChallengeDocument, typeof writeGuidelines>> = {
  guidelines: writeGuidelines,
  template: writeTemplate,
};

function openWriter({ name, timeline, look }: StyledChallenge, language: Language, title: string): Promise<PdfWriter> {
  return PdfWriter.open({
    title: `${title}: ${name}`,
    language,
    look,
    // The same content always gives the same document.
    createdAt: new Date(`${timeline[0]!.from}T00:00:00+08:00`),
    footer: (page, pages) => `${name} · ${m.challenge_document_page({ page, pages }, { locale: language })}`,
  });
}

/** Who may take part, what to submit, how it is judged, themes, dates and prizes. */
async function writeGuidelines(challenge: StyledChallenge, language: Language): Promise<Buffer> {
  const locale = { locale: language };
  const say = (text: LocalText) => localText(text, language).text;
  const both = ({ title, text }: { title: LocalText; text: LocalText }) =>
    m.challenge_document_point({ title: say(title), text: say(text) }, locale);
  const title = m.challenge_document_guidelines({}, locale);
  const writer = await openWriter(challenge, language, title);
  await writer.band({ over: challenge.name, title, under: m.challenge_document_guidelines_text({}, locale) });
  await writer.heading(m.challenge_overview({}, locale));
  for (const words of blocksIn(say(challenge.overview))) await writer.text(words);
  await writer.heading(m.challenge_how({}, locale));
  await writer.points(blocksIn(say(challenge.howToParticipate)), { isNumbered: true });
  await writer.heading(m.challenge_requirements({}, locale));
  await writer.points(challenge.requirements.map(say));
  await writer.heading(m.challenge_criteria({}, locale));
  await writer.points(challenge.criteria.map(both));
  await writer.heading(m.challenge_topics({}, locale));
  await writer.points(challenge.themes.map(both), { isNumbered: true });
  await writer.heading(m.challenge_timeline({}, locale));
  for (const date of challenge.timeline) await writer.row(daysOf(date, language), say(date.title));
  await writePrizes(writer, challenge, language);
  await writer.heading(m.challenge_document_yours({}, locale));
  await writer.text(m.challenge_document_yours_text({}, locale));
  await writer.heading(m.challenge_document_people({}, locale));
  await writer.text(m.challenge_document_people_text({}, locale));
  return writer.end();
}

async function writePrizes(writer: PdfWriter, { prizes }: ChallengeData, language: Language): Promise<void> {
  for (const { category, awards } of prizes) {
    await writer.heading(
      m.challenge_document_prizes({ category: localText(category, language).text }, { locale: language }),
    );
    for (const { title, ringgit, count } of awards) {
      const name = localText(title, language).text;
      await writer.row(count > 1 ? `${count} × ${name}` : name, formatRinggit(ringgit));
    }
  }
}

/** The proposal's form: readers fill it in, in English, as the rules require. */
async function writeTemplate(challenge: StyledChallenge, language: Language): Promise<Buffer> {
  const locale = { locale: language };
  const title = m.challenge_document_template({}, locale);
  const writer = await openWriter(challenge, language, title);
  await writer.band({ over: challenge.name, title, under: m.challenge_document_template_text({}, locale) });
  await writer.text(
    m.challenge_document_template_how({ date: formatDay(challenge.timeline[0]!.to, language) }, locale),
  );
  writer.space(6);
  for (const { name, height, label, hint } of boxes)
    await writer.field({ name, height, label: label({}, locale), hint: hint({}, locale) });
  return writer.end();
}

/** Heights in points. */
const boxes = [
  { name: 'project_title', height: 28, label: m.challenge_box_title, hint: m.challenge_box_title_hint },
  { name: 'category', height: 28, label: m.challenge_box_category, hint: m.challenge_box_category_hint },
  { name: 'team', height: 70, label: m.challenge_box_team, hint: m.challenge_box_team_hint },
  { name: 'objective', height: 120, label: m.challenge_box_objective, hint: m.challenge_box_objective_hint },
  { name: 'methodology', height: 240, label: m.challenge_box_methodology, hint: m.challenge_box_methodology_hint },
  { name: 'outcomes', height: 200, label: m.challenge_box_outcomes, hint: m.challenge_box_outcomes_hint },
  { name: 'enhancement', height: 90, label: m.challenge_box_enhancement, hint: m.challenge_box_enhancement_hint },
] as const;

function daysOf({ from, to }: { from: string; to: string }, language: Language): string {
  return from === to ? formatDay(from, language) : `${formatDay(from, language)} – ${formatDay(to, language)}`;
}

/** Paragraphs and list items of an editor's text, without marks. */
function blocksIn(html: string): string[] {
  return [...html.matchAll(/<(p|li)[^>]*>([^]*?)<\/\1>/g)]
    .map(([, , inner = '']) => plainText(inner).trim())
    .filter(Boolean);
}
