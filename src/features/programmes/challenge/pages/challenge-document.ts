import { requestContext } from '#src/platform/request-context.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { challengeDocument } from '../challenge-documents.server.ts';
import { challengeDocuments } from '../challenge.rules.ts';
import type { LoaderFunctionArgs } from 'react-router';

/** The guidelines and the submission template as PDF, in the language of the address. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { app, language, path } = context.get(requestContext);
  const name = challengeDocuments.find((one) => path.endsWith(`/${one}`));
  const bytes = name && (await challengeDocument(app, name, language));
  if (!bytes) throw notFound();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-language': language,
      'content-disposition': `inline; filename="challenge-${name}-${language}.pdf"`,
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    },
  });
}
