import { useMatches } from 'react-router';

/** The common part of the data of pages about a hospital. */
interface AboutHospital {
  hospital?: { brand?: { iconUrl?: string | null } | null };
}

/** The icon of the hospital that the page is about; undefined where it has none of its own, and on every other page. */
export function useHospitalIcon(): string | undefined {
  for (const { loaderData } of useMatches()) {
    const data = loaderData as (AboutHospital & { page?: AboutHospital }) | null | undefined;
    const icon = (data?.page?.hospital ?? data?.hospital)?.brand?.iconUrl;
    if (icon) return icon;
  }
  return undefined;
}
