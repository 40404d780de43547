import { redirect } from 'react-router';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad, consoleAction, textOf, hospitalChoices } from '#src/features/console/frame/frame.server.ts';
import { hospitalsFor, mayDo, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { PreviewButtons } from '#src/features/console/frame/ui/forms/preview-buttons.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { AutosavedForm } from '#src/features/console/unsaved-changes/ui/autosaved-form.tsx';
import { UnsavedOffer } from '#src/features/console/unsaved-changes/ui/unsaved-offer.tsx';
import { dropSaved, unsavedForm } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { packageRecord } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import { listPictures } from '#src/features/publishing/media-library/media-library.server.ts';
import { m } from '#src/paraglide/messages.js';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { listAdminTypes, loadAdminPackage } from '../packages-admin.server.ts';
import { changePackage } from '../package-steps.server.ts';
import { isTranslation } from '../draft/package-form.rules.ts';
import { languageNames } from './packages-admin.words.ts';
import { TextReviewSection } from '#src/features/console/text-proposals/ui/text-review.tsx';
import { PackageFields } from './package-fields.tsx';
import { PackagePhoto } from './package-photo.tsx';
import { PackagePlaces } from './package-places.tsx';
import { PackageStatus } from './package-status.tsx';
import { TranslationFields } from './translation-fields.tsx';
import type { Route } from './+types/package-edit';
import { picturesOffered } from '#src/features/publishing/media-library/media-list.rules.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const typed = query.get('language');
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'manage_packages');
    const [view, types, hospitals] = await Promise.all([
      loadAdminPackage(app, actor, { id: Number(params.id) }),
      listAdminTypes(app, actor),
      hospitalChoices(app, staff, 'manage_packages'),
    ]);
    const edited = (isTranslation(typed) ? typed : 'en') as Language;
    return {
      ...view,
      ...(await unsavedForm(app, actor, {
        record: packageRecord(view.item.id, edited),
        saved: { field: 'version', value: view.item.updatedAt.toISOString() },
        query,
      })),
      types,
      hospitals,
      pictures: await listPictures(app.db, { first: view.item.pictureId, limit: picturesOffered.form }),
      language: edited,
      done: query.get('done'),
      month: malaysianDay(app.clock.now()).slice(0, 7),
      mayReview: mayDo(staff.roleAssignments, 'review_content'),
      mayWrite: hospitalsFor(staff.roleAssignments, 'manage_packages') === 'all',
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, actor, language } = here;
  const form = await sentForm(request, here);
  const outcome = await consoleAction({ form, language }, () =>
    changePackage(app, actor, { id: Number(params.id), form, intent: textOf(form, 'intent') }),
  );
  if (!('done' in outcome)) return outcome;
  const edited = textOf(form, 'language');
  if ((outcome.done === 'saved' || outcome.done === 'waiting') && edited !== '')
    await dropSaved(app, actor, {
      record: packageRecord(Number(params.id), isTranslation(edited) ? edited : 'en'),
      form,
    });
  throw redirect(
    localPath(
      `/staff/packages/${params.id}?${isTranslation(edited) ? `language=${edited}&` : ''}done=${outcome.done}`,
      language,
    ),
    303,
  );
}

/** Campaigns that promise the package for longer than it may be advertised. */
function OutlivingCampaigns({ campaigns }: { campaigns: Route.ComponentProps['loaderData']['campaigns'] }) {
  if (campaigns.length === 0) return null;
  return (
    <div className="mb-6">
      <Notice tone="warning">
        <p>{m.package_admin_campaigns_outlive()}</p>
        <ul className="mt-2 list-disc pl-6">
          {campaigns.map(({ id, title, endsOn }) => (
            <li key={id}>
              <SiteLink href={`/staff/content/${id}`}>{title}</SiteLink> ({endsOn})
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** The page of one package: its sale, the capacity of hospitals, and its texts. */
export default function PackageEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { item, types, edited, proposal, language, done, mayWrite } = loaderData;
  const { reviewedBy, reviewedOn } = item;
  const reviewed = reviewedBy && reviewedOn ? { reviewedBy, reviewedOn } : null;
  const refusal = actionData?.refusal;
  const shown = refusal ?? loaderData.continued ?? undefined;
  return (
    <AdminPage
      title={item.title.en}
      intro={`/health-package/${item.slug}`}
      back={{ label: m.package_admin_packages(), href: '/staff/packages' }}
      actions={
        item.status === 'published' ? (
          <ButtonLink href={`/health-package/${item.slug}`} variant="secondary">
            {m.package_admin_see()}
          </ButtonLink>
        ) : null
      }
    >
      {done && !refusal ? (
        <div className="mb-6">
          <Notice tone="success">{done === 'waiting' ? m.proposal_saved() : m.package_admin_saved()}</Notice>
        </div>
      ) : null}
      <RefusalSummary refusal={refusal} />
      <OutlivingCampaigns campaigns={loaderData.campaigns} />
      <PackageStatus item={item} successors={loaderData.successors} mayWrite={mayWrite} refusal={refusal} />
      {mayWrite ? (
        <TextReviewSection
          id="reviewedBy"
          review={reviewed}
          proposal={proposal}
          isPublic={item.status === 'published'}
          version={item.updatedAt.toISOString()}
          mayReview={loaderData.mayReview}
        />
      ) : null}
      <PackagePlaces {...loaderData} refusal={refusal} />
      {mayWrite ? <PackagePhoto item={item} pictures={loaderData.pictures} refusal={refusal} /> : null}
      {mayWrite ? (
        <>
          <nav aria-label={m.package_admin_languages()} className="mb-5 flex flex-wrap gap-2">
            {languages.map((one) => (
              <SiteLink
                key={one}
                href={`/staff/packages/${item.id}?language=${one}`}
                aria-current={one === language ? 'page' : undefined}
                lang={one}
                className="inline-flex min-h-11 items-center rounded-soft border-2 border-line bg-white px-4 font-semibold no-underline aria-[current=page]:border-teal aria-[current=page]:bg-pale"
              >
                {languageNames[one]}
              </SiteLink>
            ))}
          </nav>
          {refusal ? null : <UnsavedOffer unsaved={loaderData.unsaved} />}
          <AutosavedForm
            key={language}
            id="package-form"
            record={packageRecord(item.id, language)}
            unsaved={loaderData.unsaved}
            isTyped={refusal !== undefined}
            typed={shown?.typed}
          >
            <input type="hidden" name="language" value={language} />
            <input type="hidden" name="version" value={shown?.typed['version'] ?? item.updatedAt.toISOString()} />
            {language === 'en' ? (
              <PackageFields item={edited} types={types} refusal={shown} />
            ) : (
              <TranslationFields item={edited} language={language} refusal={shown} />
            )}
            <p className="sticky bottom-0 z-10 flex flex-wrap gap-3 border-t border-line bg-mist/95 py-3">
              <Button name="intent" value="save">
                {m.package_admin_save()}
              </Button>
              <PreviewButtons address={`/staff/packages/${item.id}/preview`} />
            </p>
          </AutosavedForm>
        </>
      ) : (
        <Notice>{m.package_admin_group_writes()}</Notice>
      )}
    </AdminPage>
  );
}
