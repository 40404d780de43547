import { m } from '#src/paraglide/messages.js';
import { Icon } from '../icons/icon.tsx';
import { SiteLink } from './site-link.tsx';

export interface BreadcrumbItem {
  label: string;
  href: string;
}

/**
 * The breadcrumb from Home to this page. On phones only the link one step back is shown, because the whole row would
 * push the page down.
 */
export function Breadcrumb({
  crumbs,
  name = m.design_breadcrumb(),
}: {
  crumbs: readonly BreadcrumbItem[];
  name?: string;
}) {
  const steps = [{ label: m.design_home(), href: '/' }, ...crumbs];
  return (
    <nav aria-label={name} className="text-[0.9375rem] text-muted">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {steps.map(({ label, href }, index) => (
          <li
            key={href}
            className={`min-w-0 items-center gap-1.5 ${index === steps.length - 2 ? 'flex' : 'hidden md:flex'}`}
          >
            <Icon name="left" size={14} className="text-gold md:hidden" />
            {index > 0 && <Icon name="right" size={14} className="hidden text-gold md:block" />}
            {index === steps.length - 1 ? (
              <span aria-current="page" className="py-2">
                {label}
              </span>
            ) : (
              <SiteLink href={href} className="inline-flex min-h-11 min-w-11 items-center">
                {label}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
