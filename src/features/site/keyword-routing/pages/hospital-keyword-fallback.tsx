import { data } from 'react-router';
import { loadHomePage } from '#src/features/site/home/home.server.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { keywordContext } from '../keyword-context.ts';
import { resolveKeyword } from '../keywords.server.ts';
import { NotFoundHome } from '../ui/not-found-home.tsx';
import type { Route } from './+types/hospital-keyword-fallback';

/** Two unknown segments: below an existing hospital it is an unknown item, else an unknown path. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (context.get(keywordContext)) return null;
  const { app, language } = context.get(requestContext);
  const { keyword } = await resolveKeyword(app, `/${params.hospitalSlug}`);
  if (keyword?.component === 'hospital') throw notFound();
  return data(await loadHomePage(app, language), { status: 404 });
}

export default function HospitalKeywordFallback({ loaderData }: Route.ComponentProps) {
  return loaderData ? <NotFoundHome data={loaderData} /> : null;
}
