import { Filled } from '#src/design/content/filled.tsx';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Local } from '#src/design/content/local.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { phoneHref } from '#src/design/content/phone-link.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { EntryData, EntryPageData } from '#src/features/publishing/entries/content.schema.ts';
import { localTextOfField } from '#src/features/publishing/entries/local-text-of-field.rules.ts';
import { FactCard } from '#src/features/publishing/entries/ui/fact-card.tsx';
import { ReadingPage } from '#src/features/publishing/entries/ui/reading-page.tsx';
import { RelatedEntries } from '#src/features/publishing/entries/ui/related-entries.tsx';
import { WhenAndWhere } from '#src/features/publishing/entries/ui/when-and-where.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import { eventStructuredData, hoursWords } from '../campaigns.rules.ts';
import type { WithPlaces } from '../campaigns.schema.ts';

/** The page of the keyword component `events`. */
export default function EventPage({
  data: { entry },
  extra,
}: {
  data: EntryPageData<'event'>;
  extra: WithPlaces<'event'>;
}) {
  const [hospital] = extra.hospitals;
  const language = getLocale();
  const isOver = Date.parse(entry.fields.endsAt) <= Date.parse(extra.now);
  const isOpen = !isOver && !extra.isFull && Boolean(entry.fields.capacity);
  return (
    <>
      <ReadingPage
        entry={entry}
        crumbs={[{ label: m.campaigns_events(), href: '/events' }]}
        byline={
          <WhenAndWhere
            when={hoursWords(entry.fields.startsAt, entry.fields.endsAt, { join: m.campaigns_from_to, language })}
            where={<Local text={localTextOfField(entry, 'place')} />}
          />
        }
        next={
          isOpen
            ? [
                { label: m.campaigns_register(), href: `/events/${entry.slug}/register` },
                { label: m.campaigns_all_events(), href: '/events' },
              ]
            : [{ label: m.campaigns_all_events(), href: '/events' }]
        }
        inSight={isOpen && formatDay(new Date(entry.fields.startsAt), language)}
        lead={
          isOver ? (
            <div className="mb-8">
              <Notice tone="warning" title={m.campaigns_over()}>
                {m.campaigns_over_text({ date: formatDay(new Date(entry.fields.endsAt), language) })}
              </Notice>
            </div>
          ) : undefined
        }
        aside={<EventFacts entry={entry} extra={extra} isOver={isOver} />}
        jsonLd={(page) => eventStructuredData(entry, hospital, { ...page, language })}
      />
      <div className="page-column pb-14">
        <RelatedEntries entries={extra.others} title={m.campaigns_next_events()} />
      </div>
    </>
  );
}

function EventFacts({
  entry,
  extra,
  isOver,
}: {
  entry: EntryData<'event'>;
  extra: WithPlaces<'event'>;
  isOver: boolean;
}) {
  const { startsAt, endsAt, capacity, fee, gender, approvalNumber } = entry.fields;
  const [hospital] = extra.hospitals;
  return (
    <FactCard
      title={m.campaigns_facts()}
      facts={[
        {
          label: m.campaigns_when(),
          value: hoursWords(startsAt, endsAt, { join: m.campaigns_from_to, language: getLocale() }),
        },
        { label: m.campaigns_where(), value: <Local text={localTextOfField(entry, 'place')} /> },
        hospital
          ? { label: m.campaigns_hospital(), value: <SiteLink href={`/${hospital.slug}`}>{hospital.name}</SiteLink> }
          : null,
        { label: m.campaigns_fee(), value: fee ? `RM${fee}` : m.campaigns_free() },
        capacity ? { label: m.campaigns_places(), value: m.campaigns_places_count({ count: capacity }) } : null,
        gender
          ? {
              label: m.campaigns_for_whom(),
              value: gender === 'female' ? m.content_gender_female() : m.content_gender_male(),
            }
          : null,
        fee && approvalNumber ? { label: m.campaigns_approval(), value: approvalNumber } : null,
      ]}
    >
      {isOver ? null : <Joining entry={entry} hospital={hospital} isFull={extra.isFull ?? false} />}
    </FactCard>
  );
}

/** How to take part: a registration, a call where no place is left, and the calendar file. */
function Joining({
  entry,
  hospital,
  isFull,
}: {
  entry: EntryData<'event'>;
  hospital: WithPlaces<'event'>['hospitals'][number] | undefined;
  isFull: boolean;
}) {
  return (
    <>
      {!entry.fields.capacity ? null : isFull ? (
        <p className="font-semibold text-deep">{m.campaigns_full()}</p>
      ) : (
        <ButtonLink href={`/events/${entry.slug}/register`}>{m.campaigns_register()}</ButtonLink>
      )}
      <ButtonLink href={`/events/${entry.slug}/calendar.ics`} variant="secondary">
        {m.campaigns_add_calendar()}
      </ButtonLink>
      {hospital ? (
        <p>
          <a href={phoneHref(hospital.phone)} className="inline-block py-2.5">
            <Filled sentence={(phone) => m.campaigns_register_call({ hospital: hospital.name, phone })}>
              <span className="tabular whitespace-nowrap">{hospital.phone}</span>
            </Filled>
          </a>
        </p>
      ) : null}
    </>
  );
}
