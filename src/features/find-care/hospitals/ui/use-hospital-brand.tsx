import { useRouteLoaderData } from 'react-router';
import { Local } from '#src/design/content/local.tsx';
import type { PlaceBrand } from '#src/design/frame/page.tsx';
import { accentTokens } from '#src/features/site/settings/brand/brand-colours.rules.ts';
import type { BrandColours } from '#src/features/site/settings/settings.schema.ts';
import type { BrandedHospital, HospitalBrand } from '../hospitals.schema.ts';

/**
 * The hospital's own brand for the head of a page about it; undefined where the group's is shown. The strapline is only
 * on the hospital's own page: elsewhere the title says what the page is about.
 */
export function useHospitalBrand(
  { id, brand }: Pick<BrandedHospital, 'id' | 'brand'>,
  { isOwnPage = false } = {},
): PlaceBrand | undefined {
  const site = useRouteLoaderData<{ brand: { colours: BrandColours } }>('root');
  if (!brand) return undefined;
  const { logoUrl, strapline, accentColour } = brand;
  return {
    hospitalId: id,
    mark: <Mark logoUrl={logoUrl} strapline={isOwnPage ? strapline : null} />,
    tokens: site && accentColour ? accentTokens(site.brand.colours, accentColour) : undefined,
  };
}

/**
 * Logo and strapline above the title. A logo has a white background in every colour scheme, because its colours are not
 * known.
 */
function Mark({ logoUrl, strapline }: Pick<HospitalBrand, 'logoUrl' | 'strapline'>) {
  if (!logoUrl && !strapline) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 md:mt-4">
      {logoUrl && (
        <img
          src={logoUrl}
          alt=""
          height={48}
          className="h-10 w-auto max-w-48 rounded-soft bg-white object-contain p-1 forced-color-adjust-none md:h-12"
        />
      )}
      {strapline && (
        <span className="min-w-0 font-medium text-teal">
          <Local text={strapline} />
        </span>
      )}
    </p>
  );
}
