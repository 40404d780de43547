import { CardStrip } from '#src/design/content/card-strip.tsx';
import type { DoctorCardData } from '../doctors.schema.ts';
import { DoctorCard } from './doctor-card.tsx';

/** A heading and a few doctors, for pages of hospitals, specialities and doctors; nothing where there are none. */
export function DoctorStrip({
  title,
  doctors,
  more,
}: {
  title: string;
  doctors: readonly DoctorCardData[];
  more?: { href: string; label: string } | undefined;
}) {
  if (doctors.length === 0) return null;
  return (
    <CardStrip title={title} more={more}>
      {doctors.map((doctor) => (
        <li key={doctor.id}>
          <DoctorCard doctor={doctor} />
        </li>
      ))}
    </CardStrip>
  );
}
