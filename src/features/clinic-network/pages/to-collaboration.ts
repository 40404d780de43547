import { redirect } from 'react-router';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { tabAddresses } from '../clinic-network.rules.ts';
import type { LoaderFunctionArgs } from 'react-router';

/** The section's own address and every unknown one below it lead to the collaboration (specification, section 2). */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(localPath(tabAddresses.collaboration, context.get(requestContext).language));
}
