import { bookingCalls } from '#src/features/appointments/booking/booking.api.server.ts';
import { myAppointmentCalls } from '#src/features/appointments/my-appointments/my-appointments.api.server.ts';
import { teleconsultCalls } from '#src/features/appointments/teleconsult/teleconsult.api.server.ts';
import { appointmentMailCalls } from '#src/features/appointments/booking/appointment-mails.api.server.ts';
import { waitingListCalls } from '#src/features/appointments/waiting-list/waiting-list.api.server.ts';
import { scheduledDoctorCalls } from '#src/features/find-care/doctors/scheduled-doctors.api.server.ts';
import { pageSettingsCalls } from '#src/features/reading/info-pages/page-settings.api.server.ts';
import { partnerSchedulingCalls } from '#src/features/appointments/scheduling-api/scheduling-api.api.server.ts';
import { careProgrammeCalls } from '#src/features/membership/care-programme/care-programme.api.server.ts';
import { cartCalls } from '#src/features/shop/cart/cart.api.server.ts';
import { clinicNetworkCalls } from '#src/features/programmes/clinic-network/clinic-network.api.server.ts';
import { collectionCalls } from '#src/features/patient/collections/collections.api.server.ts';
import { campaignCalls } from '#src/features/reading/campaigns/campaigns.api.server.ts';
import { careerCalls } from '#src/features/reading/careers/careers.api.server.ts';
import { doctorCalls } from '#src/features/find-care/doctors/doctors.api.server.ts';
import { formCalls } from '#src/features/requests/forms/forms.api.server.ts';
import { healthTourismCalls } from '#src/features/programmes/health-tourism/health-tourism.api.server.ts';
import { guaranteeLetterCalls } from '#src/features/requests/guarantee-letters/guarantee-letters.api.server.ts';
import { homeCalls } from '#src/features/site/home/home.api.server.ts';
import { hospitalCalls } from '#src/features/find-care/hospitals/hospitals.api.server.ts';
import { infoPageCalls } from '#src/features/reading/info-pages/info-pages.api.server.ts';
import { insightCalls } from '#src/features/reading/insights/insights.api.server.ts';
import { keywordCalls } from '#src/features/site/keyword-routing/keywords.api.server.ts';
import { medicalCardCalls } from '#src/features/requests/medical-cards/medical-cards.api.server.ts';
import { newsroomCalls } from '#src/features/reading/newsroom/newsroom.api.server.ts';
import { packageCalls } from '#src/features/shop/packages/packages.api.server.ts';
import { profileCalls } from '#src/features/patient/profile/profile.api.server.ts';
import { profileListCalls } from '#src/features/patient/profile/profile-lists.api.server.ts';
import { packageBookingCalls } from '#src/features/shop/checkout/package-booking.api.server.ts';
import { orderCalls } from '#src/features/shop/checkout/checkout.api.server.ts';
import { paymentCalls } from '#src/features/shop/payments/payments.api.server.ts';
import { searchCalls } from '#src/features/site/search/search.api.server.ts';
import { sessionCalls } from '#src/features/patient/sign-in/session.api.server.ts';
import { identityCalls } from '#src/features/patient/sign-in/identity.api.server.ts';
import { settingsCalls } from '#src/features/site/settings/settings.api.server.ts';
import { specialistCentreCalls } from '#src/features/find-care/specialist-centres/specialist-centres.api.server.ts';
import { tenderCalls } from '#src/features/reading/tenders/tenders.api.server.ts';
import { thirdPartyScriptCalls } from '#src/features/site/third-party-scripts/third-party-scripts.api.server.ts';
import type { ApiCall } from '#src/platform/http/api-call.ts';

/**
 * The features' calls under /api/, feature area by feature area; the calls about page heads need the rendered pages
 * (seo-calls.ts).
 */
export const featureCalls: readonly ApiCall[] = [
  ...homeCalls,
  ...hospitalCalls,
  ...specialistCentreCalls,
  ...doctorCalls,
  ...scheduledDoctorCalls,
  ...bookingCalls,
  ...myAppointmentCalls,
  ...teleconsultCalls,
  ...appointmentMailCalls,
  ...waitingListCalls,
  ...partnerSchedulingCalls,
  ...packageCalls,
  ...cartCalls,
  ...collectionCalls,
  ...insightCalls,
  ...newsroomCalls,
  ...campaignCalls,
  ...careerCalls,
  ...tenderCalls,
  ...infoPageCalls,
  ...pageSettingsCalls,
  ...identityCalls,
  ...sessionCalls,
  ...keywordCalls,
  ...settingsCalls,
  ...thirdPartyScriptCalls,
  ...orderCalls,
  ...packageBookingCalls,
  ...paymentCalls,
  ...profileCalls,
  ...profileListCalls,
  ...medicalCardCalls,
  ...guaranteeLetterCalls,
  ...careProgrammeCalls,
  ...clinicNetworkCalls,
  ...healthTourismCalls,
  ...formCalls,
  ...searchCalls,
];
