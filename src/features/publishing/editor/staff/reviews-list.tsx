import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { listWaitingProposals } from '#src/features/console/text-proposals/text-proposals.server.ts';
import type { ProposalKind } from '#src/features/console/text-proposals/text-proposals.schema.ts';
import type { Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { listWaitingApprovals } from '../approval/clinical-approval.server.ts';
import { kindWords, languageWords } from '../ui/content-words.ts';
import type { Route } from './+types/reviews-list';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const done = new URL(request.url).searchParams.get('done');
  return consoleLoad(async () => {
    const [texts, records] = await Promise.all([listWaitingApprovals(app, actor), listWaitingProposals(app, actor)]);
    const rows = [
      ...texts.rows.map(({ entryId, language, kind, title, since }) => {
        return { href: `/staff/reviews/${entryId}?language=${language}`, kind, language, title, since };
      }),
      ...records.rows.map(({ id, kind, title, since }) => {
        return { href: `/staff/reviews/records/${id}`, kind, language: null, title, since };
      }),
    ].toSorted((one, other) => (one.since < other.since ? -1 : 1));
    const now = app.clock.now().getTime();
    return {
      rows: rows.map((row) => ({ ...row, days: Math.floor((now - Date.parse(row.since)) / 86_400_000) })),
      total: texts.total + records.total,
      done,
    };
  });
}

const dones: Record<string, () => string> = {
  approved: m.content_review_done_approved,
  record_approved: m.proposal_done_approved,
};
const recordKinds: Record<ProposalKind, () => string> = {
  specialities: m.catalogue_specialities,
  centres: m.catalogue_centres,
  'hospital-services': m.catalogue_hospital_services,
  'patient-care': m.catalogue_patient_care,
  packages: m.package_admin_packages,
};

/** Health texts that wait for a doctor's approval, the longest waiting first. */
export default function ReviewsList({ loaderData: { rows, total, done } }: Route.ComponentProps) {
  return (
    <AdminPage title={m.content_reviews()} intro={m.content_reviews_intro({ count: total })}>
      {done ? (
        <div className="mb-6">
          <Notice tone="success">{dones[done]?.() ?? m.content_review_done_sent_back()}</Notice>
        </div>
      ) : null}
      {rows.length === 0 ? <p>{m.content_reviews_none()}</p> : null}
      <ul className="grid gap-3">
        {rows.map(({ href, language, kind, title, since, days }) => (
          <li key={href} className="rounded-soft border border-line bg-white px-4 py-2">
            <SiteLink href={href} className="inline-flex min-h-11 items-center font-semibold">
              {title}
            </SiteLink>
            <p className="text-[0.9375rem] text-muted tabular-nums">
              {[
                kind in recordKinds ? recordKinds[kind as ProposalKind]() : kindWords[kind as Kind](),
                ...(language ? [languageWords[language]()] : []),
                formatDateTime(new Date(since), getLocale()),
                m.proposal_waits_days({ count: days }),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
