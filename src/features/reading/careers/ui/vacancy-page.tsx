import { ButtonLink } from '#src/design/form/button.tsx';
import { Local } from '#src/design/content/local.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { PetalList, PetalPoint } from '#src/design/content/petal-list.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { localTextOfField } from '#src/features/publishing/entries/local-text-of-field.rules.ts';
import { FactCard } from '#src/features/publishing/entries/ui/fact-card.tsx';
import { ReadingPage } from '#src/features/publishing/entries/ui/reading-page.tsx';
import { WhenAndWhere } from '#src/features/publishing/entries/ui/when-and-where.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import { vacancyStructuredData } from '../vacancy-structured-data.rules.ts';
import type { VacancyData } from '../careers.schema.ts';
import { employmentWords } from './employment-words.ts';

/** One vacancy with all its details. */
export function VacancyPage({ data: { entry, related, hospital, now } }: { data: VacancyData }) {
  const language = getLocale();
  const { closesAt, employment } = entry.fields;
  const isClosed = Date.parse(closesAt) <= Date.parse(now);
  return (
    <ReadingPage
      entry={entry}
      related={related}
      crumbs={[{ label: m.careers_title(), href: '/career' }]}
      byline={
        <WhenAndWhere
          when={`${isClosed ? m.careers_closed() : m.careers_closes()} ${formatDay(new Date(closesAt), language)}`}
          where={hospital?.name ?? m.careers_group()}
        />
      }
      withPicture={false}
      next={
        isClosed
          ? [{ label: m.careers_all(), href: '/career' }]
          : [
              { label: m.careers_apply_now(), href: `/career/${entry.slug}/apply` },
              { label: m.careers_all(), href: '/career' },
            ]
      }
      inSight={!isClosed && `${m.careers_closes()} ${formatDay(new Date(closesAt), language)}`}
      jsonLd={(page) => vacancyStructuredData(entry, hospital, { ...page, language })}
      lead={
        isClosed ? (
          <div className="measure mb-6">
            <Notice tone="warning" title={m.careers_closed()}>
              {m.careers_closed_text({ date: formatDay(new Date(closesAt), language) })}
            </Notice>
          </div>
        ) : undefined
      }
      after={
        <>
          <Points own={entry.own} name="requirements" title={m.careers_requirements()} />
          <Points own={entry.own} name="offers" title={m.careers_offers()} />
          {isClosed ? null : <HowToApply slug={entry.slug} />}
        </>
      }
      aside={
        <FactCard
          title={m.careers_facts()}
          facts={[
            { label: m.careers_department(), value: <Local text={localTextOfField(entry, 'department')} /> },
            {
              label: m.careers_hospital(),
              value: hospital ? <SiteLink href={`/${hospital.slug}`}>{hospital.name}</SiteLink> : m.careers_group(),
            },
            { label: m.careers_employment(), value: employmentWords(employment) },
            {
              label: isClosed ? m.careers_closed() : m.careers_closes(),
              value: formatDateTime(new Date(closesAt), language),
            },
          ]}
        >
          {isClosed ? (
            <ButtonLink href="/career">{m.careers_all()}</ButtonLink>
          ) : (
            <ButtonLink href={`/career/${entry.slug}/apply`}>{m.careers_apply_now()}</ButtonLink>
          )}
        </FactCard>
      }
    />
  );
}

/** A localized list, in English where the reader's language has none. */
function Points({ own, name, title }: { own: EntryData['own']; name: string; title: string }) {
  const language = getLocale();
  const mine = own[language]?.[name];
  const points = (Array.isArray(mine) ? mine : own.en[name]) as string[] | undefined;
  if (!points || points.length === 0) return null;
  return (
    <section className="measure mt-8" lang={Array.isArray(mine) || language === 'en' ? undefined : 'en'}>
      <h2 className="mb-3">{title}</h2>
      <PetalList>
        {points.map((point) => (
          <PetalPoint key={point}>{point}</PetalPoint>
        ))}
      </PetalList>
    </section>
  );
}

function HowToApply({ slug }: { slug: string }) {
  return (
    <section className="measure mt-8">
      <h2 className="mb-3">{m.careers_apply()}</h2>
      <p>{m.careers_apply_text()}</p>
      <p className="mt-4">
        <ButtonLink href={`/career/${slug}/apply`}>{m.careers_apply_now()}</ButtonLink>
      </p>
    </section>
  );
}
