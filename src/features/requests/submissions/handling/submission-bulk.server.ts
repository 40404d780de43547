/** Owner and state of several submissions at once. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import type { BulkAction, BulkList, BulkPorts } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { findSubmission } from '#src/features/requests/forms/forms.server.ts';
import type { FormKind } from '#src/features/requests/forms/form-kind.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { kindsFor, reachable } from '../submission-access.server.ts';
import { changeOwner, undoOwner } from './submission-owners.server.ts';
import { undoEnquiryStep } from './submission-step-undo.server.ts';
import { takeEnquiryStep } from './submissions-admin.server.ts';
import { submissionUnknown } from '../submissions.errors.ts';

const listName = 'enquiries';
const path = '/staff/enquiries';
const statePrefix = 'state:';

const alreadyOwn = () => refused('submission_own', m.forms_bulk_own);
const notOwn = () => refused('submission_not_own', m.forms_bulk_not_own);
const alreadyThere = () => refused('submission_there', m.forms_bulk_there);
const writesToSender = () => refused('submission_writes', m.forms_bulk_writes);

function refused(code: string, text: ConstructorParameters<typeof Failure>[0]['text']): Failure {
  return new Failure({ status: 409, code, text });
}

/** The states into which the submissions of these role assignments can be moved; the first state is not among them. */
export function statesFor(staff: Staff): string[] {
  return [...new Set(kindsFor(staff).flatMap(({ lifeCycle }) => Object.values(lifeCycle.transitions).flat()))];
}

/** The list of submissions, on which several are changed at once. Throws 403 for staff who handle none. */
export function bulkEnquiries(actor: Actor, language: Language): { staff: Staff; bulk: BulkList } {
  const staff = requireStaff(actor, 'open_enquiries');
  const states = statesFor(staff);
  return {
    staff,
    bulk: {
      name: listName,
      path,
      actionOf(action) {
        if (action === 'take' || action === 'release')
          return ownerAction(staff, { isTaken: action === 'take', language });
        const state = action.slice(statePrefix.length);
        return action.startsWith(statePrefix) && states.includes(state)
          ? stateAction(staff, { state, language })
          : undefined;
      },
    },
  };
}

/**
 * The list of submissions of one kind, on which staff take or release several at once. Throws 403 for staff whose role
 * does not handle the kind.
 */
export function bulkOfKind(
  actor: Actor,
  { kind, path: address, language }: { kind: FormKind; path: string; language: Language },
): { staff: Staff; bulk: BulkList } {
  const staff = requireStaff(actor, kind.handledBy);
  const only = { language, kind: kind.name };
  return {
    staff,
    bulk: {
      name: kind.name,
      path: address,
      actionOf: (action) =>
        action === 'take' || action === 'release'
          ? ownerAction(staff, { isTaken: action === 'take', ...only })
          : undefined,
    },
  };
}

/** A submission by its kind and number; the sender's name is neither shown nor stored. */
const readerFor = (staff: Staff, locale: Language, only?: string) => async (app: BulkPorts, reference: string) => {
  const { row, kind } = reachable(staff, await findSubmission(app.db, reference));
  if (only !== undefined && row.kind !== only) throw submissionUnknown();
  return {
    title: `${kind.title({}, { locale })} ${row.reference}`,
    state: kind.lifeCycle.words[row.state]?.({}, { locale }) ?? row.state,
    seen: `${row.state}/${row.handlerId ?? ''}`,
  };
};

const partsOf = (seen: string) => {
  const [state = '', owner = ''] = seen.split('/');
  return { state, owner };
};

function ownerAction(
  staff: Staff,
  { isTaken, language, kind }: { isTaken: boolean; language: Language; kind?: string },
): BulkAction {
  return {
    read: readerFor(staff, language, kind),
    async change(app, { key, seen }) {
      const { owner } = partsOf(seen);
      if (isTaken && owner === staff.accountId) throw alreadyOwn();
      if (!isTaken && owner !== staff.accountId) throw notOwn();
      await changeOwner(app, staff, { reference: key, isTaken, seenOwner: owner });
      return { before: owner, after: isTaken ? staff.accountId : '' };
    },
    async undo(app, { key, note }) {
      await undoOwner(app, staff, {
        reference: key,
        owner: String(note['before']),
        seenOwner: String(note['after']),
      });
    },
  };
}

function stateAction(staff: Staff, { state, language }: { state: string; language: Language }): BulkAction {
  return {
    read: readerFor(staff, language),
    async change(app, { key, seen }) {
      const { row, kind } = reachable(staff, await findSubmission(app.db, key));
      // Mail cannot be undone, and a reason is written for one sender.
      if (kind.isDiscreet || (kind.lifeCycle.reasoned ?? []).includes(state)) throw writesToSender();
      if (row.state === state) throw alreadyThere();
      await takeEnquiryStep(app, staff, {
        reference: key,
        state,
        seen: partsOf(seen).state,
        note: '',
        isForSender: false,
      });
      const after = await findSubmission(app.db, key);
      return {
        state,
        changedAt: after!.changedAt.toISOString(),
        from: row.state,
        dueAt: row.dueAt?.toISOString() ?? null,
      };
    },
    async undo(app, { key, note }) {
      await undoEnquiryStep(app, staff, {
        reference: key,
        state,
        changedAt: String(note['changedAt']),
        from: String(note['from']),
        dueAt: typeof note['dueAt'] === 'string' ? note['dueAt'] : null,
      });
    },
  };
}
