/** The forms for staff: the list, one form with its versions, and its preview. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import { entriesAbout } from '#src/features/console/audit/audit.server.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { hospitalsFor, mayDo, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { faultsOfForm } from '#src/features/requests/forms/custom/custom-form.rules.ts';
import {
  findFormVersion,
  findHospitalName,
  listFormVersions,
  searchCustomForms,
} from '#src/features/requests/forms/forms.server.ts';
import { reachableForm } from './form-builder.server.ts';
import { formUnknown } from './form-builder.errors.ts';
import { formStatuses, type FormStatus } from './form-builder.rules.ts';

type Ports = Pick<App, 'db'>;

export const formsShape: ListShape = {
  sorts: ['changed', 'title', 'slug', 'status'],
  defaultSort: '-changed',
  filters: { status: formStatuses, hospital: 'any' },
};

export interface FormRow {
  id: number;
  title: string;
  slug: string;
  hospitalName: string | null;
  status: FormStatus;
  version: number;
  changedAt: Date;
}

/** One page of the forms that the member of staff may build. Throws 403. */
export async function listForms(
  app: Ports,
  actor: Actor,
  state: ListState & { perPage?: number },
): Promise<{ rows: FormRow[]; total: number }> {
  const staff = requireStaff(actor, 'build_forms');
  const { perPage = rowsPerPage } = state;
  const hospital = state.filters['hospital'];
  const hospitalId = Number(hospital);
  const { rows, total } = await searchCustomForms(app.db, {
    hospitals: hospitalsFor(staff.roleAssignments, 'build_forms'),
    q: state.q,
    ...(state.filters['status'] ? { status: state.filters['status'] } : {}),
    ...(hospital === 'group' ? { hospitalId: null } : isRowId(hospitalId) ? { hospitalId } : {}),
    sort: state.sort as 'changed',
    isDescending: state.isDescending,
    limit: perPage,
    offset: (state.page - 1) * perPage,
  });
  return {
    total,
    rows: rows.map(({ id, draft, slug, hospitalName, status, version, changedAt }) => ({
      id,
      title: draft.title.en,
      slug,
      hospitalName,
      status,
      version,
      changedAt,
    })),
  };
}

/** One form for building. Throws 403, form_unknown (404). */
export async function viewForm(app: Ports, actor: Actor, id: number) {
  const staff = requireStaff(actor, 'build_forms');
  const row = await reachableForm(app.db, actor, { id });
  const [versions, entries, hospitalName] = await Promise.all([
    listFormVersions(app.db, id),
    entriesAbout(app, { kind: 'custom_form', id: String(id), limit: 100 }),
    row.hospitalId === null ? null : findHospitalName(app.db, row.hospitalId),
  ]);
  return {
    id,
    slug: row.slug,
    status: row.status,
    revision: row.revision,
    version: row.version,
    hospitalId: row.hospitalId,
    hospitalName: hospitalName ?? null,
    form: row.draft,
    faults: faultsOfForm(row.draft, { hospitalId: row.hospitalId }),
    /** Answers can be read by staff who handle the kind of form. */
    maySeeAnswers: mayDo(staff.roleAssignments, row.draft.duty) && row.version > 0,
    versions: versions.map((version) => ({
      ...version,
      by:
        entries.find(({ action, detail }) => action === 'form_published' && detail['version'] === version.number)
          ?.name ?? null,
    })),
  };
}
export type FormView = Awaited<ReturnType<typeof viewForm>>;

/** The saved draft, or one of the versions, for its preview. Throws 403, form_unknown (404). */
export async function previewForm(app: Ports, actor: Actor, { id, number }: { id: number; number: number | null }) {
  const row = await reachableForm(app.db, actor, { id });
  const { hospitalId } = row;
  if (number === null) return { id, number, hospitalId, form: row.draft };
  const versions = await listFormVersions(app.db, id);
  const chosen = versions.find((version) => version.number === number);
  const version = chosen && (await findFormVersion(app.db, chosen.id));
  if (!version) throw formUnknown();
  return { id, number, hospitalId, form: version.form };
}
