import { SiteLink } from '#src/design/navigation/site-link.tsx';

/** A section's title, an optional line below it, and the link to the whole list. */
export function SectionHeading({
  title,
  hint,
  more,
}: {
  title: string;
  hint?: string;
  more?: { href: string; label: string };
}) {
  return (
    <div className="mb-3 flex sm:mb-7 flex-wrap items-end justify-between gap-x-8 sm:gap-y-2">
      <div>
        <h2 className="max-sm:text-xl">{title}</h2>
        {hint ? <p className="measure mt-2 text-muted max-sm:hidden">{hint}</p> : null}
      </div>
      {more ? (
        <SiteLink
          href={more.href}
          className="inline-flex min-h-11 items-center font-medium text-teal underline underline-offset-4"
        >
          {more.label}
        </SiteLink>
      ) : null}
    </div>
  );
}
