import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { Notice } from '#src/design/states/notice.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { AccountMenu } from './account-menu.tsx';

interface AccountFrameProps {
  title: string;
  intro?: string;
  /** A page between the profile and this one. */
  parent?: { label: string; href: string };
  /** The confirmation of the last action. */
  done?: string | null | undefined;
  children: ReactNode;
}

/** A page of the patient's own: menu and content. */
export function AccountFrame({ title, intro, parent, done, children }: AccountFrameProps) {
  const path = useRouteLoaderData<{ path: string }>('root')?.path ?? '/profile';
  const above = parent ?? (path === '/profile' ? undefined : { label: m.profile_menu_title(), href: '/profile' });
  const crumbs = [
    ...(above ? [above] : []),
    { label: path === '/profile' ? m.profile_menu_title() : title, href: path },
  ];
  return (
    <Page title={title} intro={intro} crumbs={crumbs}>
      <PageHead
        title={path === '/profile' ? m.profile_menu_title() : title}
        description={intro ?? m.profile_menu_title()}
        keywords={[]}
        path={path}
        noindex
      />
      <div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10">
        <AccountMenu path={path} />
        <div className="min-w-0 space-y-6">
          {done ? (
            <div role="status">
              <Notice tone="success">{done}</Notice>
            </div>
          ) : null}
          {children}
        </div>
      </div>
    </Page>
  );
}
