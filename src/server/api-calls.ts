import { appointmentCalls } from '#src/features/appointments/appointments.api.server.ts';
import { waitingListCalls } from '#src/features/appointments/waiting-list.api.server.ts';
import { engineCalls } from '#src/features/appointments/engine.api.server.ts';
import { careProgrammeCalls } from '#src/features/care-programme/care-programme.api.server.ts';
import { cartCalls } from '#src/features/cart/cart.api.server.ts';
import { clinicNetworkCalls } from '#src/features/clinic-network/clinic-network.api.server.ts';
import { collectionCalls } from '#src/features/collections/collections.api.server.ts';
import { campaignCalls } from '#src/features/campaigns/campaigns.api.server.ts';
import { careerCalls } from '#src/features/careers/careers.api.server.ts';
import { doctorCalls } from '#src/features/doctors/doctors.api.server.ts';
import { formCalls } from '#src/features/forms/forms.api.server.ts';
import { healthTourismCalls } from '#src/features/health-tourism/health-tourism.api.server.ts';
import { guaranteeLetterCalls } from '#src/features/guarantee-letters/guarantee-letters.api.server.ts';
import { homeCalls } from '#src/features/home/home.api.server.ts';
import { hospitalCalls } from '#src/features/hospitals/hospitals.api.server.ts';
import { infoPageCalls } from '#src/features/info-pages/info-pages.api.server.ts';
import { insightCalls } from '#src/features/insights/insights.api.server.ts';
import { keywordCalls } from '#src/features/keyword-routing/keywords.api.server.ts';
import { medicalCardCalls } from '#src/features/medical-cards/medical-cards.api.server.ts';
import { newsroomCalls } from '#src/features/newsroom/newsroom.api.server.ts';
import { packageCalls } from '#src/features/packages/packages.api.server.ts';
import { profileCalls } from '#src/features/profile/profile.api.server.ts';
import { profileListCalls } from '#src/features/profile/profile-lists.api.server.ts';
import { orderCalls } from '#src/features/orders/orders.api.server.ts';
import { paymentCalls } from '#src/features/payments/payments.api.server.ts';
import { searchCalls } from '#src/features/search/search.api.server.ts';
import { sessionCalls } from '#src/features/session/session.api.server.ts';
import { identityCalls } from '#src/features/session/identity.api.server.ts';
import { settingsCalls } from '#src/features/settings/settings.api.server.ts';
import { specialistCentreCalls } from '#src/features/specialist-centres/specialist-centres.api.server.ts';
import { tenderCalls } from '#src/features/tenders/tenders.api.server.ts';
import { thirdPartyScriptCalls } from '#src/features/third-party-scripts/third-party-scripts.api.server.ts';
import type { ApiCall } from '#src/platform/http/api-call.ts';

/** The features' calls under /api/, area by area; those about heads need the rendered pages (seo-calls.ts). */
export const featureCalls: readonly ApiCall[] = [
  ...homeCalls, ...hospitalCalls, ...specialistCentreCalls, ...doctorCalls, ...appointmentCalls, ...waitingListCalls, ...engineCalls, ...packageCalls, ...cartCalls, ...collectionCalls,
  ...insightCalls, ...newsroomCalls, ...campaignCalls, ...careerCalls, ...tenderCalls, ...infoPageCalls,
  ...identityCalls, ...sessionCalls, ...keywordCalls, ...settingsCalls, ...thirdPartyScriptCalls,
  ...orderCalls, ...paymentCalls, ...profileCalls, ...profileListCalls, ...medicalCardCalls, ...guaranteeLetterCalls,
  ...careProgrammeCalls, ...clinicNetworkCalls, ...healthTourismCalls, ...formCalls, ...searchCalls,
];
