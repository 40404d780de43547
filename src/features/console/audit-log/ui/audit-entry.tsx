import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { ListState } from '#src/features/console/frame/list-state.rules.ts';
import type { AuditWords } from './audit-words.ts';

const path = '/staff/audit';
/** The look of a link that narrows the log, with a target that a finger reaches. */
const narrowing = 'inline-flex min-h-6 items-center @4xl:min-h-8';

interface AuditSubjectProps {
  subject: AuditWords['subject'];
  /** As it is stored: the log is filtered by it. */
  subjectId: string;
  patientId: string | null;
  state: ListState;
}

/** What an entry is about: its kind, its name with a link to its page, and the way to all entries about it. */
export function AuditSubject({ subject: { word, name, href }, subjectId, patientId, state }: AuditSubjectProps) {
  return (
    // Where there is no room for a table, on one line.
    <div className="min-w-40 @max-4xl:flex @max-4xl:flex-wrap @max-4xl:gap-x-3">
      <span className="block text-[0.875rem] text-muted">{word}</span>
      {href ? (
        <SiteLink href={href} className="inline-block min-h-6 wrap-anywhere">
          {name}
        </SiteLink>
      ) : (
        <span className="wrap-anywhere">{name}</span>
      )}
      <span className="flex flex-wrap gap-x-3 text-[0.875rem]">
        {state.filters['subject'] !== subjectId && (
          <SiteLink href={`${path}?subject=${encodeURIComponent(subjectId)}`} className={narrowing}>
            {m.staff_audit_of_subject()}
          </SiteLink>
        )}
        {patientId && state.filters['patient'] !== patientId && (
          <SiteLink href={`${path}?patient=${patientId}`} className={narrowing}>
            {m.staff_audit_of_patient()}
          </SiteLink>
        )}
      </span>
    </div>
  );
}

/** Lines that are shown at once, and letters of one value. */
const shownAtOnce = 4;
const longest = 160;

/** The details of an entry, in words; of many the first ones, the others folded. */
export function AuditDetails({ details }: { details: AuditWords['details'] }) {
  const further = details.slice(shownAtOnce);
  return (
    <div className="text-[0.875rem] lg:min-w-56">
      <Lines details={details.slice(0, shownAtOnce)} />
      {further.length > 0 && (
        <details>
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-teal">
            {m.audit_value_more({ count: further.length })}
          </summary>
          <Lines details={further} />
        </details>
      )}
    </div>
  );
}

function Lines({ details }: { details: AuditWords['details'] }) {
  return (
    <ul>
      {details.map(({ label, value, before, after }, index) => (
        <li key={`${index}-${label}`} className="wrap-anywhere">
          <span className="text-muted">{named(label)}</span>
          {value === undefined ? (
            <>
              <del>{cut(before) || m.audit_value_empty()}</del> <span aria-hidden="true">→</span>{' '}
              <ins className="no-underline">{cut(after) || m.audit_value_empty()}</ins>
            </>
          ) : (
            cut(value)
          )}
        </li>
      ))}
    </ul>
  );
}

/** A label before its value. */
const named = (label: string) => (getLocale() === 'zh' ? `${label}：` : `${label}: `);

const cut = (text = '') => (text.length > longest ? `${text.slice(0, longest)}…` : text);
