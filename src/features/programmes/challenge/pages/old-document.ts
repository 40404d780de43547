import { redirect, type LoaderFunctionArgs } from 'react-router';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { guidelinesFile, templateFile } from '../challenge.rules.ts';

/** The papers' addresses from when they were files in English. */
export function loader({ context }: LoaderFunctionArgs) {
  const { language, path } = context.get(requestContext);
  return redirect(localPath(path.includes('template') ? templateFile : guidelinesFile, language), 301);
}
