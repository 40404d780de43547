import type { ReactNode } from 'react';
import { useActionData, useRouteLoaderData } from 'react-router';
import { InHead } from '#src/design/frame/in-head.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';

interface AdminPageProps {
  title: string;
  /** One sentence: the purpose of the page. */
  intro?: ReactNode;
  /** The parent page. The console's home is always first. */
  back?: { label: string; href: string };
  /** The page's main action, at the right of the title: a ButtonLink. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Whether the page shows a refused form again: the title then begins with that information, as on public pages. */
const isRefused = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer && Boolean(answer.refusal);

/**
 * The frame of every admin page: title, one sentence, the main action, the content. It also sets the document's title
 * and keeps robots out; an admin page needs no PageHead. Its props are stable, because admin pages of every feature use
 * it.
 */
export function AdminPage({ title, intro, back, actions, children }: AdminPageProps) {
  const site = useRouteLoaderData<{ brand: { shortName: string } }>('root');
  const hasRefusal = isRefused(useActionData());
  const named = site ? `${title} | ${site.brand.shortName}` : title;
  return (
    <div className="px-4 pt-5 pb-16 md:px-8 lg:pt-8">
      <InHead>
        <title>{hasRefusal ? m.design_title_with_error({ title: named }) : named}</title>
        <meta name="robots" content="noindex" />
      </InHead>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b border-line pb-5">
        <div className="min-w-0">
          {back && (
            <p className="-mt-2">
              <SiteLink href={back.href} className="inline-flex min-h-11 items-center">
                <span aria-hidden="true" className="mr-1.5">
                  ←
                </span>
                {back.label}
              </SiteLink>
            </p>
          )}
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {intro && <div className="measure mt-1.5 text-muted">{intro}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** A section of an admin page with its own heading. */
export function AdminSection({
  title,
  intro,
  children,
  id,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  id: string;
}) {
  return (
    <section aria-labelledby={id} className="mb-8 rounded-soft border border-line bg-white p-5 md:p-6">
      <h2 id={id} className="text-lg md:text-xl">
        {title}
      </h2>
      {intro && <p className="measure mt-1 text-muted">{intro}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
