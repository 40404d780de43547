import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { loadPatientCare } from '../hospitals.server.ts';
import PatientCarePage from '../ui/patient-care-page.tsx';
import type { Route } from './+types/patient-care';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  const found = await loadPatientCare(app, { slug: params.hospitalSlug });
  if (!found) throw notFound();
  return found;
}

export default function PatientCare({ loaderData }: Route.ComponentProps) {
  return <PatientCarePage data={loaderData} />;
}
