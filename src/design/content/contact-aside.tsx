import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { PhoneLink } from './phone-link.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { ScenePicture } from '../pictures/pictures.tsx';

/** Beside a form or a long text: how to reach a person instead, and the number for emergencies. */
export function ContactAside({ isOnWide = false }: { isOnWide?: boolean }) {
  const brand = useRouteLoaderData<{ brand: { phone: string; emergencyPhone: string } }>('root')?.brand;
  if (!brand) return null;
  return (
    <aside
      aria-labelledby="talk"
      className={`overflow-hidden rounded-petal border border-line bg-mist lg:sticky lg:top-28 print:hidden ${isOnWide ? 'max-lg:hidden' : ''}`}
    >
      <ScenePicture topic="consultation" seed="talk-to-us" className="hidden aspect-[5/3] w-full lg:block" />
      <div className="p-5">
        <h2 id="talk" className="text-lg">
          {m.design_talk()}
        </h2>
        {brand.phone ? (
          <>
            <p className="mt-1 text-muted">{m.design_talk_text()}</p>
            <PhoneLink phone={brand.phone} className="mt-1 text-lg" />
          </>
        ) : (
          <p className="mt-1">
            <SiteLink href="/contact-us">{m.info_pages_contact_title()}</SiteLink>
          </p>
        )}
        <p className="mt-3 border-t border-line pt-2">
          {m.design_talk_emergency()} <PhoneLink phone={brand.emergencyPhone} className="align-middle text-error" />
        </p>
      </div>
    </aside>
  );
}

/** A form with the contact aside beside it; `isOnWide` leaves the aside out where it would be between two parts. */
export function WithContactAside({ children, isOnWide }: { children: ReactNode; isOnWide?: boolean }) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,42rem)_20rem] lg:justify-between">
      <div className="min-w-0">{children}</div>
      <ContactAside {...(isOnWide ? { isOnWide } : {})} />
    </div>
  );
}
