import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { hospitalsFor, requireStaff, requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { AutosavedForm } from '#src/features/console/unsaved-changes/ui/autosaved-form.tsx';
import { UnsavedOffer } from '#src/features/console/unsaved-changes/ui/unsaved-offer.tsx';
import { dropSaved, unsavedForm } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { listAdminTypes } from '../packages-admin.server.ts';
import { loadAdminPromotion, savePromotion } from '../promotions/promotions-admin.server.ts';
import { promotionDraftOf } from '../draft/package-form.server.ts';
import { PromotionFields } from './promotion-fields.tsx';
import { PromotionState } from './promotions-list.tsx';
import type { Route } from './+types/promotion-edit';

const isNew = (id: string) => id === 'new';
const recordOf = (item: { id: number } | null) => `/staff/promotions/${item?.id ?? 'new'}`;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => {
    const staff = isNew(params.id)
      ? requireStaffEverywhere(actor, 'manage_promotions')
      : requireStaff(actor, 'manage_promotions');
    const [item, types] = await Promise.all([
      isNew(params.id) ? null : loadAdminPromotion(app, actor, { id: Number(params.id) }),
      listAdminTypes(app, actor),
    ]);
    const query = new URL(request.url).searchParams;
    return {
      item,
      ...(await unsavedForm(app, actor, {
        record: recordOf(item),
        saved: { field: 'version', value: item?.updatedAt.toISOString() ?? '' },
        query,
      })),
      types,
      now: app.clock.now(),
      mayWrite: hospitalsFor(staff.roleAssignments, 'manage_promotions') === 'all',
      done: query.get('done'),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  // Checked first, so that staff without the permission learn of that before they type.
  await consoleLoad(() => requireStaffEverywhere(actor, 'manage_promotions'));
  const outcome = await consoleAction({ form, language }, async () =>
    savePromotion(app, actor, {
      ...(isNew(params.id)
        ? {}
        : {
            id: (await loadAdminPromotion(app, actor, { id: Number(params.id) })).id,
            version: textOf(form, 'version'),
          }),
      draft: promotionDraftOf(form),
    }),
  );
  if (!('done' in outcome)) return outcome;
  await dropSaved(app, actor, { record: isNew(params.id) ? recordOf(null) : recordOf({ id: outcome.done }), form });
  throw redirect(localPath(`/staff/promotions/${outcome.done}?done=saved`, language), 303);
}

/** One promotion code: its discount, buyers, dates and limits, and whether it is switched on. */
export default function PromotionEdit({
  loaderData: { item, types, now, mayWrite, done, unsaved, continued },
  actionData,
}: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  const shown = refusal ?? continued ?? undefined;
  return (
    <AdminPage
      title={item?.code ?? m.package_admin_promotion_new()}
      back={{ label: m.package_admin_promotions(), href: '/staff/promotions' }}
      intro={item ? <PromotionState row={item} now={now} /> : m.package_admin_promotions_hint()}
    >
      {done && !refusal ? (
        <div className="mb-6">
          <Notice tone="success">{m.package_admin_saved()}</Notice>
        </div>
      ) : null}
      <RefusalSummary refusal={refusal} />
      {item ? (
        <AdminSection id="uses" title={m.package_admin_uses()}>
          <RecordList
            items={[
              { label: m.package_admin_uses(), value: String(item.used) },
              {
                label: m.package_admin_limit(),
                value: item.globalLimit === null ? m.package_admin_no_limit() : String(item.globalLimit),
              },
            ]}
          />
        </AdminSection>
      ) : null}
      {mayWrite ? (
        <>
          {refusal ? null : <UnsavedOffer unsaved={unsaved} />}
          <AutosavedForm
            id="promotion-form"
            record={recordOf(item)}
            unsaved={unsaved}
            isTyped={refusal !== undefined}
            typed={shown?.typed}
          >
            {item ? (
              <input type="hidden" name="version" value={shown?.typed['version'] ?? item.updatedAt.toISOString()} />
            ) : null}
            <PromotionFields
              item={item}
              types={types}
              refusal={shown}
              chosenTypes={refusal ? undefined : continued?.chosen['typeSlugs']}
            />
            <Button>{m.package_admin_save()}</Button>
          </AutosavedForm>
        </>
      ) : (
        <Notice>{m.package_admin_group_writes()}</Notice>
      )}
    </AdminPage>
  );
}
