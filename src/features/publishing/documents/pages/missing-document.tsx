import { gone, notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { whereGone } from '../documents.server.ts';
import type { Route } from './+types/missing-document';

/** An address of a document that the visitor cannot have: shows the page for removed content, or 'Page not found'. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<never> {
  const goOn = await whereGone(context.get(requestContext).app, params.file.replace(/\.pdf$/, ''));
  throw goOn === null ? notFound() : gone(goOn);
}

export default function MissingDocument() {
  return null;
}
