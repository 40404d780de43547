import { SpecialityIcon } from '#src/design/art/speciality-icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { SpecialityCardData } from '../specialist-centres.schema.ts';

/** A speciality's icon, name and one-sentence summary. */
export function SpecialityCard({ speciality: { slug, name, summary, icon } }: { speciality: SpecialityCardData }) {
  return (
    <SiteLink
      href={`/speciality-centre/${slug}`}
      className="flex h-full items-center gap-3 rounded-petal border border-line bg-white px-3 py-2 sm:items-start sm:gap-4 sm:p-5 text-ink no-underline shadow-card hover:border-teal hover:bg-pale"
    >
      <span aria-hidden="true" className="size-9 shrink-0 sm:size-12 text-teal [&>svg]:size-full">
        <SpecialityIcon name={icon} />
      </span>
      <span className="min-w-0">
        <strong className="text-[1.125rem] leading-snug font-semibold text-deep">
          <Local text={name} />
        </strong>
        <span className="mt-1 block text-muted max-sm:hidden">
          <Local text={summary} />
        </span>
      </span>
    </SiteLink>
  );
}
