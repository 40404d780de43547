/** The brand of one hospital, where it has its own. */
import { m } from '#src/paraglide/messages.js';
import type { CatalogueField } from './catalogue-fields.ts';
import { mostBrandImageKilobytes } from '#src/features/site/settings/brand/brand-images.rules.ts';

export const brandFields: readonly CatalogueField[] = [
  {
    name: 'logo',
    kind: 'logo',
    isOptional: true,
    label: m.catalogue_logo,
    hint: (_, options) => m.catalogue_logo_hint({ kilobytes: mostBrandImageKilobytes }, options),
    section: m.catalogue_section_brand,
  },
  {
    name: 'icon',
    kind: 'logo',
    isOptional: true,
    label: m.catalogue_browser_icon,
    hint: (_, options) => m.catalogue_browser_icon_hint({ kilobytes: mostBrandImageKilobytes }, options),
  },
  {
    name: 'accentColour',
    kind: 'text',
    max: 7,
    format: 'colour',
    isOptional: true,
    label: m.catalogue_accent_colour,
    hint: m.catalogue_accent_colour_hint,
  },
  {
    name: 'strapline',
    kind: 'local',
    max: 80,
    isOptional: true,
    label: m.catalogue_strapline,
    hint: m.catalogue_strapline_hint,
  },
];
