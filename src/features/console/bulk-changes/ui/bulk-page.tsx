import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatTime } from '#src/shared/dates.ts';
import { mostAtOnce, undoMinutes } from '../bulk-changes.rules.ts';
import type { PlannedRow, ViewedChange } from '../change-rows.server.ts';

interface BulkPageProps {
  /** The list: its name and its address. */
  list: { label: string; path: string };
  /** The words of an action: its name, and its effect on each row. */
  wordsOf: (action: string) => { label: string; hint: string };
  /** The address of a row by its key; without it, below the list. */
  hrefOf?: (key: string) => string;
  data: {
    back: string;
    plan: { id: string; action: string; leftOut: number; rows: PlannedRow[] } | null;
    done: ViewedChange | null;
  };
  refusal?: { message: string; fields: Record<string, string> } | undefined;
}

/** The confirmation of a bulk change, and afterwards its result, with the button that undoes it. */
export function BulkPage({ list, wordsOf, hrefOf, data: { back, plan, done }, refusal }: BulkPageProps) {
  const action = plan?.action ?? done?.action;
  const words = action === undefined ? undefined : wordsOf(action);
  const rowHref = hrefOf ?? ((key: string) => `${list.path}/${key}`);
  return (
    <AdminPage
      title={words ? `${list.label}: ${words.label}` : list.label}
      intro={words?.hint}
      back={{ label: list.label, href: back }}
    >
      <RefusalSummary refusal={refusal} />
      {plan && <Plan plan={plan} back={back} hrefOf={rowHref} label={words!.label} />}
      {done && <Done done={done} back={back} hrefOf={rowHref} />}
      {!plan && !done && (
        <>
          <Notice tone="warning">{m.bulk_nothing_selected()}</Notice>
          <p className="mt-6">
            <ButtonLink href={back}>{m.bulk_back()}</ButtonLink>
          </p>
        </>
      )}
    </AdminPage>
  );
}

type HrefOf = (key: string) => string;

function Plan({
  plan,
  back,
  hrefOf,
  label,
}: {
  plan: NonNullable<BulkPageProps['data']['plan']>;
  back: string;
  hrefOf: HrefOf;
  label: string;
}) {
  const changing = plan.rows.filter(({ refusal }) => refusal === '');
  const staying = plan.rows.filter(({ refusal }) => refusal !== '');
  const final = changing.filter(({ isFinal }) => isFinal !== '').length;
  return (
    <>
      {plan.leftOut > 0 && (
        <div className="mb-6">
          <Notice tone="warning">{m.bulk_left_out({ most: mostAtOnce, count: plan.leftOut })}</Notice>
        </div>
      )}
      {changing.length > 0 && (
        <AdminSection id="changing" title={m.bulk_will_change({ count: changing.length })}>
          <Rows
            hrefOf={hrefOf}
            rows={changing.map(({ key, title, state, isFinal }) => ({
              key,
              title,
              state,
              reason: isFinal && m.bulk_final({ reason: isFinal }),
            }))}
          />
        </AdminSection>
      )}
      {staying.length > 0 && (
        <AdminSection id="staying" title={m.bulk_will_stay({ count: staying.length })}>
          <Rows
            hrefOf={hrefOf}
            rows={staying.map(({ key, title, state, refusal }) => ({ key, title, state, reason: refusal }))}
          />
        </AdminSection>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {changing.length > 0 && (
          <CsrfForm>
            <input type="hidden" name="change" value={plan.id} />
            <input type="hidden" name="do" value={plan.action} />
            <input type="hidden" name="back" value={back} />
            {changing.map(({ key, seen }) => (
              <input key={key} type="hidden" name="item" value={`${key} ${seen}`} />
            ))}
            <Button name="intent" value="apply">
              {m.bulk_confirm({ action: label, count: changing.length })}
            </Button>
          </CsrfForm>
        )}
        <ButtonLink href={back} variant="secondary">
          {m.bulk_cancel()}
        </ButtonLink>
      </div>
      {changing.length > final && (
        <p className="measure mt-4 text-muted">{m.bulk_undo_hint({ minutes: undoMinutes })}</p>
      )}
    </>
  );
}

function Done({ done, back, hrefOf }: { done: ViewedChange; back: string; hrefOf: HrefOf }) {
  const of = (outcome: ViewedChange['rows'][number]['outcome']) => done.rows.filter((row) => row.outcome === outcome);
  const [changed, refused, takenBack] = [of('changed'), of('refused'), of('undone')];
  return (
    <>
      <div className="mb-6">
        <Notice tone={refused.length > 0 || changed.some(({ reason }) => reason) ? 'warning' : 'success'}>
          {takenBack.length > 0
            ? m.bulk_undone({ count: takenBack.length })
            : m.bulk_done({ count: changed.length, total: done.rows.length })}
        </Notice>
      </div>
      {done.mayUndo && (
        <CsrfForm className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <input type="hidden" name="change" value={done.id} />
          <input type="hidden" name="back" value={back} />
          <Button variant="secondary" name="intent" value="undo">
            {m.bulk_undo({ count: changed.length })}
          </Button>
          <span className="text-muted">
            {m.bulk_undo_until({ time: formatTime(new Date(done.undoneUntil), getLocale()) })}
          </span>
        </CsrfForm>
      )}
      {refused.length > 0 && (
        <AdminSection id="refused" title={m.bulk_stayed({ count: refused.length })}>
          <Rows hrefOf={hrefOf} rows={refused} />
        </AdminSection>
      )}
      {changed.length > 0 && (
        <AdminSection id="changed" title={m.bulk_changed({ count: changed.length })}>
          <Rows hrefOf={hrefOf} rows={changed} />
        </AdminSection>
      )}
      {takenBack.length > 0 && (
        <AdminSection id="taken-back" title={m.bulk_taken_back({ count: takenBack.length })}>
          <Rows hrefOf={hrefOf} rows={takenBack} />
        </AdminSection>
      )}
      <ButtonLink href={back}>{m.bulk_back()}</ButtonLink>
    </>
  );
}

/** Rows, each with a link, its state, and the reason where there is one. */
function Rows({
  hrefOf,
  rows,
}: {
  hrefOf: HrefOf;
  rows: readonly { key: string; title: string; state?: string; reason: string }[];
}) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ key, title, state, reason }) => (
        <li key={key} className="py-1.5">
          <p className="flex flex-wrap items-center gap-x-3">
            <SiteLink href={hrefOf(key)} className="inline-flex min-h-11 items-center font-semibold">
              {title}
            </SiteLink>
            {state && <span className="text-muted">{state}</span>}
          </p>
          {reason && <p className="measure text-muted">{reason}</p>}
        </li>
      ))}
    </ul>
  );
}
