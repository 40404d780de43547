import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { FactCard } from '#src/features/publishing/entries/ui/fact-card.tsx';
import { ReadingPage } from '#src/features/publishing/entries/ui/reading-page.tsx';
import { WhenAndWhere } from '#src/features/publishing/entries/ui/when-and-where.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import { categoryName } from '../tenders.rules.ts';
import type { TenderData } from '../tenders.schema.ts';

/** One tender with its dates and documents. */
export function TenderDetail({ data: { entry, related, hospital, now } }: { data: TenderData }) {
  const language = getLocale();
  const { number, category, opensAt, briefingAt, closesAt, contact } = entry.fields;
  const at = (instant: string) => formatDateTime(new Date(instant), language);
  const isClosed = Date.parse(closesAt) <= Date.parse(now);
  return (
    <ReadingPage
      entry={entry}
      related={related}
      crumbs={[{ label: m.tenders_title(), href: '/procurement' }]}
      byline={
        <WhenAndWhere
          when={`${isClosed ? m.tenders_closed() : m.tenders_closes()} ${at(closesAt)}`}
          where={hospital?.name ?? entry.author}
        />
      }
      withPicture={false}
      next={[{ label: m.tenders_next_open(), href: '/procurement' }]}
      lead={
        isClosed ? (
          <div className="measure mb-6">
            <Notice tone="warning" title={m.tenders_closed()}>
              {m.tenders_closed_text({ date: at(closesAt) })}
            </Notice>
          </div>
        ) : undefined
      }
      after={<Documents fields={entry.fields} />}
      aside={
        <FactCard
          title={m.tenders_facts()}
          facts={[
            { label: m.tenders_number(), value: number },
            category ? { label: m.tenders_category(), value: <Local text={categoryName(entry, category)} /> } : null,
            hospital
              ? { label: m.tenders_hospital(), value: <SiteLink href={`/${hospital.slug}`}>{hospital.name}</SiteLink> }
              : null,
            opensAt ? { label: m.tenders_opens(), value: at(opensAt) } : null,
            briefingAt ? { label: m.tenders_briefing(), value: at(briefingAt) } : null,
            {
              label: isClosed ? m.tenders_closed() : m.tenders_closes(),
              value: <strong className="text-deep">{at(closesAt)}</strong>,
            },
            contact ? { label: m.tenders_contact(), value: <Local text={{ en: contact }} /> } : null,
          ]}
        />
      }
    />
  );
}

/** The documents of a tender. The procurement office hands them out and records the recipients. */
function Documents({ fields }: { fields: EntryData<'tender'>['fields'] }) {
  // A new entry of staff has none until some are typed.
  const { documents = [] } = fields as Partial<typeof fields>;
  if (documents.length === 0) return null;
  return (
    <section className="measure mt-10">
      <h2 className="mb-4">{m.tenders_documents()}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {documents.map(({ title, description }) => (
          <li key={title} className="flex gap-3 py-3">
            <Icon name="document" className="mt-1 text-teal" />
            <span>
              <strong className="text-deep">
                <Local text={{ en: title }} />
              </strong>
              {description ? <Local className="block text-muted" text={{ en: description }} /> : null}
            </span>
          </li>
        ))}
      </ul>
      {fields.contact ? (
        <p className="mt-3">
          {m.tenders_documents_ask()} <Local text={{ en: fields.contact }} />
        </p>
      ) : null}
    </section>
  );
}
