import { apiCall, languageQuery, listOf, listQuery } from '#src/platform/http/api-call.ts';
import { askedFilters, cardAnswer, detailAnswer, doctorAnswer, doctorItem } from './doctors.api.server.ts';
import { doctorUnknown } from './doctors.errors.ts';
import { doctorFiltersSchema } from './doctors.schema.ts';
import { listDoctors, loadDoctorPage } from './doctors.server.ts';

const tag = 'Doctors';

/** Doctors as the appointment service lists them (the specification's encoremed calls): those with online booking. */
export const scheduledDoctorCalls = [
  apiCall({
    method: 'GET',
    path: 'doctors/encoremed',
    tag,
    summary: 'Doctors with a schedule that can be booked online; the same filters as doctors/listing',
    query: listQuery.extend(doctorFiltersSchema.shape),
    answer: listOf(doctorItem),
    async handle({ app, query }) {
      const { lang, limit, offset } = query;
      const filters = await askedFilters(app, query);
      const { items, total } = await listDoctors(app, { ...filters, hasLiveSchedule: true, limit, offset });
      return { items: items.map((doctor) => cardAnswer(doctor, lang)), total, limit, offset };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'doctors/encoremed/:id',
    tag,
    summary: 'One of them by id or slug, with the weekly sessions',
    query: languageQuery,
    answer: doctorAnswer,
    async handle({ app, query, params }) {
      const page = await loadDoctorPage(app, (params['id'] ?? '').slice(0, 120), query.lang);
      if (!page?.doctor.hasLiveSchedule) throw doctorUnknown();
      return detailAnswer(page.doctor, query.lang);
    },
  }),
];
