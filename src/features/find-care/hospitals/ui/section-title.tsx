import { SiteLink } from '#src/design/navigation/site-link.tsx';

/** A section's heading, with the link to the whole list. */
export function SectionTitle({
  id,
  children,
  more,
}: {
  id?: string;
  children: string;
  more?: { href: string; label: string };
}) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="text-[1.5rem] font-semibold text-deep">
        {children}
      </h2>
      {more && (
        <SiteLink href={more.href} className="inline-flex min-h-11 items-center font-semibold">
          {more.label}
        </SiteLink>
      )}
    </div>
  );
}
