import { redirect } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { ImportList } from '../fields/catalogue-fields.ts';
import { importList } from '../lists/file-lists.ts';
import { importListOf } from '../catalogue-page.server.ts';
import { applyImport, undoImport, viewImport } from '../imports/imports.server.ts';
import { inputLabel, said } from '../ui/catalogue-words.ts';
import type { Route } from './+types/import-page';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const { name } = await importListOf(params.list);
  const kept = Number(new URL(request.url).searchParams.get('kept'));
  const shown = await consoleLoad(() => viewImport(app, actor, { name, id: params.importId, language }));
  if (shown.kind === 'photos' && shown.state === 'checked')
    throw redirect(localPath(`/staff/catalogue/${name}/photos/${shown.id}`, language), 303);
  return { name, kept: Number.isInteger(kept) && kept > 0 ? kept : 0, import: shown };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, actor, language } = here;
  const { name } = await importListOf(params.list);
  const form = await sentForm(request, here);
  const key = { name, id: params.importId, language };
  const outcome = await consoleAction({ form, language }, async () => {
    if (textOf(form, 'intent') === 'undo') return undoImport(app, actor, key);
    await applyImport(app, actor, key);
    return { kept: 0 };
  });
  if (!('done' in outcome)) return outcome;
  const { kept } = outcome.done;
  const query = kept > 0 ? `?kept=${kept}` : '';
  throw redirect(localPath(`/staff/catalogue/${name}/import/${params.importId}${query}`, language), 303);
}

const formId = 'import-form';

type Plan = NonNullable<Route.ComponentProps['loaderData']['import']['plan']>;

/** One import: its plan, row by row, or its result. */
export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, kept, import: shown } = loaderData;
  const list = importList(name);
  const path = `/staff/catalogue/${name}`;
  return (
    <AdminPage
      title={shown.fileName}
      back={{ label: m.catalogue_import_title({ list: said(list.label) }), href: `${path}/import` }}
      actions={
        <ButtonLink href={`${path}/import`} variant="secondary">
          {m.catalogue_import_again()}
        </ButtonLink>
      }
    >
      <RefusalSummary refusal={actionData?.refusal} />
      {/* A form with files has the longest deadline, which a long import needs. */}
      <CsrfForm id={formId} encType="multipart/form-data">
        {null}
      </CsrfForm>
      {shown.plan ? (
        <PlanView list={list} plan={shown.plan} />
      ) : (
        <AdminSection id="import-result" title={m.catalogue_state()}>
          {shown.state === 'applied' ? (
            <>
              <div className="mb-4">
                <Notice tone="success">
                  {m.catalogue_import_applied({ created: shown.createdCount, changed: shown.changedCount })}
                </Notice>
              </div>
              <ConfirmStep label={m.catalogue_import_undo()} intent="undo" form={formId}>
                {m.catalogue_import_undo_hint()}
              </ConfirmStep>
            </>
          ) : (
            <Notice>{kept > 0 ? m.catalogue_import_kept({ count: kept }) : m.catalogue_import_undone()}</Notice>
          )}
        </AdminSection>
      )}
    </AdminPage>
  );
}

function PlanView({ list, plan }: { list: ImportList; plan: Plan }) {
  const isReady = plan.fault === 0 && plan.create + plan.change > 0;
  return (
    <>
      <AdminSection id="import-plan" title={m.catalogue_import_rows()}>
        <dl className="mb-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
          <Count label={m.catalogue_import_create()} count={plan.create} />
          <Count label={m.catalogue_import_change()} count={plan.change} />
          <Count label={m.catalogue_import_unchanged()} count={plan.none} />
          <Count label={m.catalogue_import_faults()} count={plan.fault} />
        </dl>
        {plan.waiting > 0 && (
          <div className="mb-4">
            <Notice>{m.proposal_import_waiting({ count: plan.waiting })}</Notice>
          </div>
        )}
        {isReady && (
          <ConfirmStep label={m.catalogue_import_apply()} intent="apply" variant="primary" form={formId}>
            {m.catalogue_import_apply_hint()}
          </ConfirmStep>
        )}
        {!isReady && plan.fault === 0 && <Notice>{m.catalogue_import_nothing()}</Notice>}
      </AdminSection>
      {plan.faults.length > 0 && (
        <AdminSection id="import-faults" title={m.catalogue_import_faults()} intro={m.catalogue_import_mend()}>
          <Rows shown={plan.faults.length} total={plan.fault}>
            {plan.faults.map((row) => (
              <li key={row.number} className="py-2">
                <RowHead row={row} />
                <ul className="ml-5 list-disc">
                  {row.words.map(({ input, text }) => (
                    <li key={input}>
                      <span className="font-mono text-[0.9375rem]">{input}</span>: {text}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </Rows>
        </AdminSection>
      )}
      {plan.changes.length > 0 && (
        <AdminSection id="import-changes" title={m.catalogue_import_change()}>
          <Rows shown={plan.changes.length} total={plan.change}>
            {plan.changes.map((row) => (
              <li key={row.number} className="py-2">
                <RowHead row={row} />
                <dl className="ml-5">
                  {row.changes.map(({ input, before, after }) => (
                    <div key={input} className="grid gap-x-3 md:grid-cols-[12rem_1fr_1fr]">
                      <dt className="text-muted">{inputLabel(list, input)}</dt>
                      <dd className="whitespace-pre-line line-through">{before}</dd>
                      <dd className="whitespace-pre-line">{after || m.catalogue_meanwhile_empty()}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </Rows>
        </AdminSection>
      )}
      {plan.created.length > 0 && (
        <AdminSection id="import-created" title={m.catalogue_import_create()}>
          <Rows shown={plan.created.length} total={plan.create}>
            {plan.created.map((row) => (
              <li key={row.number} className="py-1">
                <RowHead row={row} />
              </li>
            ))}
          </Rows>
        </AdminSection>
      )}
    </>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div className="rounded-soft border border-line p-3">
      <dt className="text-[0.9375rem] text-muted">{label}</dt>
      <dd className="text-2xl font-semibold text-deep tabular-nums">{count}</dd>
    </div>
  );
}

function RowHead({ row: { number, key } }: { row: { number: number; key: string } }) {
  return (
    <p>
      <span className="text-muted">{m.catalogue_import_row({ number })}</span>{' '}
      <span className="font-semibold break-words text-deep">{key}</span>
    </p>
  );
}

function Rows({ shown, total, children }: { shown: number; total: number; children: React.ReactNode }) {
  return (
    <>
      {shown < total && <p className="mb-2 text-muted">{m.catalogue_import_first({ count: shown })}</p>}
      <ol className="divide-y divide-line">{children}</ol>
    </>
  );
}
