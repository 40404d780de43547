import { SelectField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { ListState } from '#src/features/console/frame/list-state.rules.ts';
import type { Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { m } from '#src/paraglide/messages.js';

interface Choice {
  id: number;
  name: string;
}

interface PlaceFiltersProps {
  hospitals: Choice[];
  doctors: Choice[];
  filters: ListState['filters'];
}

const optionsOf = (list: Choice[]) => list.map(({ id, name }) => ({ value: String(id), label: name }));

/** The filters by hospital and doctor, which every list of the front desk has. */
export function PlaceFilters({ hospitals, doctors, filters }: PlaceFiltersProps) {
  return (
    <>
      <SelectField
        name="hospital"
        label={m.staff_hospital()}
        options={optionsOf(hospitals)}
        emptyLabel={m.staff_any()}
        defaultValue={filters.hospital}
      />
      <SelectField
        name="doctor"
        label={m.front_desk_doctor()}
        options={optionsOf(doctors)}
        emptyLabel={m.staff_any()}
        defaultValue={filters.doctor}
      />
    </>
  );
}

/**
 * The patient's name, linked to the row's own page below `path`. The column orders the list where all its rows are
 * read.
 */
export function patientColumn<Row extends { reference: string; patientName: string }>(
  path: string,
  { isSortable = false } = {},
): Column<Row> {
  return {
    key: 'name',
    label: m.front_desk_patient(),
    isSortable,
    cell: (row) => (
      <SiteLink href={`${path}/${row.reference}`} className="font-semibold">
        {row.patientName}
      </SiteLink>
    ),
  };
}

/** The columns of the doctor and the hospital. */
export function placeColumns<Row extends { doctorName: string; hospitalName: string }>({
  isSortable = false,
} = {}): Column<Row>[] {
  return [
    { key: 'doctor', label: m.front_desk_doctor(), isSortable, cell: (row) => row.doctorName },
    { key: 'hospital', label: m.staff_hospital(), isSortable, cell: (row) => row.hospitalName },
  ];
}
