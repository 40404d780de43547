import type { ReactNode } from 'react';
import { Card } from '#src/design/content/card.tsx';
import { Icon, type IconName } from '#src/design/icons/icon.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';

interface AccountCardProps {
  id: string;
  title: string;
  icon: IconName;
  /** Address of the form that changes it. */
  changeHref?: string;
  changeLabel?: string;
  children: ReactNode;
}

/** One group of facts with the link to change them. */
export function AccountCard({ id, title, icon, changeHref, changeLabel, children }: AccountCardProps) {
  return (
    <Card as="section" aria-labelledby={id} className="p-5 md:p-7">
      <div className="mb-4 flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-pale text-teal">
          <Icon name={icon} />
        </span>
        <h2 id={id} className="min-w-0 flex-1 text-xl md:text-[1.375rem]">
          {title}
        </h2>
        {changeHref ? (
          <SiteLink href={changeHref} className="inline-flex min-h-11 shrink-0 items-center font-semibold">
            {changeLabel ?? m.profile_change()}
            <span className="sr-only"> {title}</span>
          </SiteLink>
        ) : null}
      </div>
      {children}
    </Card>
  );
}
