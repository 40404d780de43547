import { useRouteLoaderData } from 'react-router';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { m } from '#src/paraglide/messages.js';

/** The seller's details, which the law requires before the buyer confirms. */
export function SellerBlock() {
  const site = useRouteLoaderData<{ brand: Brand; origin: string }>('root');
  if (!site) return null;
  const { brand, origin } = site;
  return (
    <section aria-labelledby="seller" className="rounded-petal border border-line bg-mist p-5">
      <h2 id="seller" className="text-lg font-semibold text-deep">
        {m.checkout_seller()}
      </h2>
      <address className="mt-2 not-italic">
        <p className="font-semibold">{brand.companyName || brand.groupName}</p>
        <p>{brand.registrationNumber}</p>
        <p>{brand.address}</p>
        <p>
          <a href={`tel:${brand.phone.replace(/[^\d+]/g, '')}`} className="whitespace-nowrap">
            {brand.phone}
          </a>
          , <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </p>
        <p className="break-all">{origin}</p>
      </address>
      <p className="mt-3">{m.checkout_seller_how()}</p>
      <p className="mt-2 flex flex-wrap gap-x-5">
        <SiteLink href="/terms" className="inline-flex min-h-11 items-center">
          {m.checkout_terms_link()}
        </SiteLink>
        <SiteLink href="/refund-policy" className="inline-flex min-h-11 items-center">
          {m.checkout_refund_link()}
        </SiteLink>
      </p>
    </section>
  );
}
