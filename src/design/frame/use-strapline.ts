import { useRouteLoaderData } from 'react-router';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText, type LocalText } from '#src/shared/local-text.ts';

/**
 * The group's strapline in the reader's language; undefined where the site's frame has no data, as on an error page.
 */
export function useStrapline(): string | undefined {
  const site = useRouteLoaderData<{ brand: { strapline: LocalText } }>('root');
  return site && localText(site.brand.strapline, getLocale()).text;
}
