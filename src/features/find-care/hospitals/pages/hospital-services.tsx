import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { loadServicesPage } from '../hospitals.server.ts';
import HospitalServicesPage from '../ui/hospital-services-page.tsx';
import type { Route } from './+types/hospital-services';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, language } = context.get(requestContext);
  const found = await loadServicesPage(app, { slug: params.hospitalSlug }, language);
  if (!found) throw notFound();
  return found;
}

export default function HospitalServices({ loaderData }: Route.ComponentProps) {
  return <HospitalServicesPage data={loaderData} />;
}
