import { useRouteLoaderData } from 'react-router';
import { Local } from '#src/design/local.tsx';
import type { PlaceBrand } from '#src/design/page.tsx';
import { accentTokens } from '#src/features/site/settings/brand-colours.rules.ts';
import type { BrandColours } from '#src/features/site/settings/settings.schema.ts';
import type { BrandedHospital } from '../hospitals.schema.ts';

/**
 * The hospital's own brand for the head of a page about it; undefined where the group's shows. The strapline stands on
 * the hospital's own page alone: elsewhere the title says what the page is about.
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
    logoUrl,
    strapline: isOwnPage && strapline ? <Local text={strapline} /> : null,
    tokens: site && accentColour ? accentTokens(site.brand.colours, accentColour) : undefined,
  };
}
