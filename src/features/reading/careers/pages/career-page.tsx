import { requestContext } from '#src/platform/request-context.ts';
import { loadVacancy } from '../careers.server.ts';
import { VacancyPage } from '../ui/vacancy-page.tsx';
import type { Route } from './+types/career-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadVacancy(context.get(requestContext).app, params.slug);
}

export default function CareerPage({ loaderData }: Route.ComponentProps) {
  return <VacancyPage data={loaderData} />;
}
