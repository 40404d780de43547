import { SiteLink } from '#src/design/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { families } from './page-addresses.ts';

const names: Record<string, () => string> = {
  '/cares-app': m.info_pages_name_cares_app,
  '/cares-app/terms-and-conditions': m.info_pages_name_app_terms,
  '/cares-app/privacy-policy-and-account-deletion-guidelines': m.info_pages_name_app_privacy,
  '/cares-app/faq': m.info_pages_name_app_faq,
  '/cares': m.info_pages_name_cares,
  '/cares-membership': m.info_pages_name_cares_membership,
  '/cares-platinum-plus': m.info_pages_name_cares_platinum,
  '/cares-terms': m.info_pages_name_cares_terms,
  '/cares-faq': m.info_pages_name_cares_faq,
  '/ambulatory-care-and-wellness': m.info_pages_name_ambulatory,
  '/klinik-wakaf-an-nur': m.info_pages_name_wakaf,
  '/anciliary-services': m.info_pages_name_ancillary,
  '/pdpa': m.info_pages_name_pdpa,
  '/privacy': m.info_pages_name_privacy,
  '/terms': m.info_pages_name_terms,
  '/refund-policy': m.info_pages_name_refund,
  '/cookies': m.info_pages_name_cookies,
  '/accessibility': m.info_pages_name_accessibility,
};

/** The pages that belong with this one. */
export function PageFamily({ path }: { path: string }) {
  const family = families.find((members) => members.includes(path));
  if (!family) return null;
  return (
    <nav aria-label={m.info_pages_related()} className="rounded-petal border border-line bg-mist p-5 print:hidden">
      <ul>
        {family.map((address) => (
          <li key={address}>
            {address === path ? (
              <span
                aria-current="page"
                className="flex min-h-11 items-center border-l-4 border-gold pl-3 font-semibold text-deep"
              >
                {names[address]?.()}
              </span>
            ) : (
              <SiteLink
                href={address}
                className="flex min-h-11 items-center border-l-4 border-transparent pl-3 no-underline hover:underline"
              >
                {names[address]?.()}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
