import { NearestHospital } from '#src/features/find-care/nearest-hospital/ui/nearest-hospital.tsx';
import type { SectionProps } from '#src/features/site/home/home.schema.ts';
import { SectionHeading } from '../section-heading.tsx';

/** The hospital that is closest to the visitor. */
export function NearestSection({ title }: SectionProps<'nearest_hospital'>) {
  return (
    <section className="page-column pt-5 sm:pt-14 md:pt-20">
      <div className="max-sm:sr-only">
        <SectionHeading title={title} />
      </div>
      <NearestHospital />
    </section>
  );
}
