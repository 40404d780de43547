import { requestContext } from '#src/platform/request-context.ts';
import { loadInfoPage } from '../info-pages.server.ts';
import { CookieChoice } from '#src/features/site/third-party-scripts/ui/cookie-choice.tsx';
import { NextSteps } from '#src/design/navigation/next-steps.tsx';
import { InfoPage } from '../ui/info-page.tsx';
import { nextOfPage } from '../ui/next-of-page.ts';
import type { InfoPageData } from '../info-pages.schema.ts';
import type { LoaderFunctionArgs } from 'react-router';

/** One page for many addresses: the path names the entry. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { app, path } = context.get(requestContext);
  return loadInfoPage(app, path);
}

export default function InfoPageRoute({ loaderData }: { loaderData: InfoPageData }) {
  const { slug } = loaderData.entry;
  return (
    <InfoPage entry={loaderData.entry}>
      {slug === 'cookies' ? <CookieChoice /> : null}
      <NextSteps steps={nextOfPage(slug)} />
    </InfoPage>
  );
}
