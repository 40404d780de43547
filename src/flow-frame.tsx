import type { ReactNode } from 'react';
import { FlowHeader } from '#src/design/frame/flow-header.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { SkipLink } from '#src/design/frame/skip-link.tsx';
import { useInPageLinks } from '#src/design/navigation/use-in-page-links.ts';
import { SessionLoader } from '#src/features/patient/sessions/ui/session-loader.tsx';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { FixedScriptsOff } from './site-menu.tsx';

interface FlowFrameProps {
  brand: Brand;
  path: string;
  isPatient: boolean;
  children: ReactNode;
}

/** The frame around a task in steps: its only links lead home, to help by telephone and to the legal notices. */
export function FlowFrame({ brand, path, isPatient, children }: FlowFrameProps) {
  useInPageLinks();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <FlowHeader brand={brand} path={path} />
      <FixedScriptsOff phone={brand.phone} />
      <SessionLoader isPatient={isPatient} />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <nav aria-label={m.site_legal()} className="border-t border-line text-[0.9375rem]">
        <ul className="page-column flex flex-wrap gap-x-6">
          <Legal href="/pdpa" label={m.site_legal_pdpa()} />
          <Legal href="/terms" label={m.site_legal_terms()} />
          <Legal href="/accessibility" label={m.site_legal_accessibility()} />
        </ul>
      </nav>
    </div>
  );
}

function Legal({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <SiteLink
        href={href}
        className="inline-flex min-h-11 min-w-11 items-center text-muted no-underline hover:underline"
      >
        {label}
      </SiteLink>
    </li>
  );
}
