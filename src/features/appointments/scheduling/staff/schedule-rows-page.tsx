import type { ReactNode } from 'react';
import { SelectField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { importFileHref, listHref, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { m } from '#src/paraglide/messages.js';

interface ScheduleRow {
  id: number;
  doctorId: number;
  doctorName: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  hospitalId: number;
  hospitalName: string;
}

interface RowsPageProps<Row> {
  path: string;
  /** Of its file. */
  name: 'single-dates' | 'blocked-hours';
  words: { title: string; intro: string; empty: string };
  loaded: {
    state: ListState;
    rows: Row[];
    total: number;
    hospitals: readonly { id: number; name: string }[];
    mayImport: boolean;
  };
  /** After the doctor and before the hospital. */
  when: Column<Row>;
  others?: Column<Row>[];
  /** Further filters. */
  children?: ReactNode;
}

/** The single dates, or the blocked hours, of all doctors. A doctor's name leads to the form of that date. */
export function ScheduleRowsPage<Row extends ScheduleRow>(props: RowsPageProps<Row>) {
  const { path, name, words, loaded, when, others = [], children } = props;
  const { state, rows, total, hospitals, mayImport } = loaded;
  return (
    <AdminPage
      title={words.title}
      intro={words.intro}
      back={{ label: m.schedules_desk(), href: '/staff/schedules' }}
      actions={mayImport ? <ImportLink list={name} /> : null}
    >
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.schedules_search()}
        csvHref={listHref(`${path}/csv`, state)}
        importHref={mayImport ? importFileHref(name) : undefined}
      >
        <SelectField
          name="hospital"
          label={m.schedules_hospital()}
          options={hospitals.map((hospital) => ({ value: String(hospital.id), label: hospital.name }))}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters.hospital}
        />
        {children}
      </AdminFilters>
      <AdminTable
        caption={words.title}
        path={path}
        state={state}
        columns={[doctorColumn(), when, hospitalColumn(), ...others]}
        rows={rows}
        total={total}
        keyOf={({ id }) => id}
        empty={words.empty}
      />
    </AdminPage>
  );
}

const hospitalColumn = <Row extends ScheduleRow>(): Column<Row> => ({
  key: 'hospital',
  label: m.schedules_hospital(),
  cell: ({ hospitalName }) => hospitalName,
});

const doctorColumn = <Row extends ScheduleRow>(): Column<Row> => ({
  key: 'doctor',
  label: m.schedules_doctor(),
  isSortable: true,
  cell: ({ doctorId, doctorName, day, hospitalId }) => (
    <SiteLink
      href={`/staff/schedules/${doctorId}/date?day=${day}&hospital=${hospitalId}`}
      className="inline-flex min-h-11 items-center font-semibold"
    >
      {doctorName}
    </SiteLink>
  ),
});
