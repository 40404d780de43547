import type { LoaderFunctionArgs } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { ContactAside } from '#src/design/content/contact-aside.tsx';
import { InfoPage } from '#src/features/reading/info-pages/ui/info-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { loadTourismPage, type TourismPageData } from '../health-tourism.server.ts';
import { DoctorLanguages, DocumentsToBring, ReceivingHospitals, TourismSteps } from '../ui/tourism-help.tsx';
import { TreatmentList } from '../ui/treatment-list.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { app, path } = context.get(requestContext);
  return loadTourismPage(
    app,
    path === '/health-tourism' ? 'health-tourism' : 'international-patient-centre',
    new URL(request.url).searchParams.get('currency'),
  );
}

/** The pages of health tourism and of the International Patient Centre: each links to the other. */
export default function TourismPage({
  loaderData: { entry, treatments, hospitals, languages, costs },
}: {
  loaderData: TourismPageData;
}) {
  const isGuide = entry.slug === 'health-tourism';
  return (
    <InfoPage
      isLanding
      isFolded
      entry={entry}
      aside={<ContactAside />}
      lead={
        <p className="mb-8 flex flex-wrap gap-3">
          <ButtonLink href="/health-tourism/enquiry">{m.health_tourism_enquire()}</ButtonLink>
          <ButtonLink variant="secondary" href={isGuide ? '#treatments' : '/health-tourism#treatments'}>
            {m.health_tourism_see_treatments()}
          </ButtonLink>
          <ButtonLink variant="quiet" href={isGuide ? '/international-patient-centre' : '/health-tourism'}>
            {isGuide ? m.health_tourism_to_centre() : m.health_tourism_to_guide()}
          </ButtonLink>
        </p>
      }
    >
      <TourismSteps />
      {isGuide ? <TreatmentList treatments={treatments} costs={costs} /> : null}
      <ReceivingHospitals hospitals={hospitals} />
      <DoctorLanguages languages={languages} />
      <DocumentsToBring />
    </InfoPage>
  );
}
