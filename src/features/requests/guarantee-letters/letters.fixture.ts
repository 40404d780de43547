/** Applications for guarantee letters as people send them, for the tests of form, admin pages and calls. */
import { eq } from 'drizzle-orm';
import { doctorHospitals, doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { formSubmissions } from '#src/features/requests/forms/data/forms.table.ts';
import { openForm, referenceOf, sampleFiles, sendOpened } from '#src/features/requests/forms/form.fixture.ts';
import { openTestSite } from '#tests/support/test-site.ts';

export const hospital = '1';
export const path = `/gl-application?hospital=${hospital}`;
export const documents = [{ name: 'admission order.pdf', bytes: sampleFiles.pdf }];
export const words = async (answer: Response) =>
  (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");

/** The site, with a doctor of the first hospital and another of the second only. */
export async function openLetters() {
  const site = await openTestSite();
  const doctorsAt = (hospitalId: number) =>
    site.app.db
      .select({ slug: doctors.slug, name: doctors.name })
      .from(doctors)
      .innerJoin(doctorHospitals, eq(doctorHospitals.doctorId, doctors.id))
      .where(eq(doctorHospitals.hospitalId, hospitalId))
      .orderBy(doctors.id);
  const [here, there] = [await doctorsAt(1), await doctorsAt(2)];
  const doctor = here[0]!;
  let count = 0;
  const typed = () => ({
    patient_name: 'Lim Wei Ling',
    identity_number: '900101-14-5678',
    insurer: 'Permai Takaful',
    policy_number: 'PT-2024 118/7703',
    admission_date: '2026-12-01',
    doctor: doctor.slug,
    diagnosis: 'Gallstones, keyhole operation',
    name: 'Lim Wei Jie',
    email: `letter${(count += 1)}@example.test`,
    phone: '012-345 6789',
  });
  return {
    ...site,
    doctor,
    typed,
    elsewhereDoctor: there.find(({ slug }) => here.every((one) => one.slug !== slug))!.slug,
    /** Opens the form, fills it in and sends it. */
    async apply(change: Record<string, unknown> = {}, at = path, cookie = '') {
      const form = await openForm(site, at, cookie);
      const values = { ...typed(), ...change };
      const answer = await sendOpened(site, at, form, { files: documents, ...values });
      return {
        answer,
        form,
        email: String(values.email),
        reference: answer.status === 303 ? await referenceOf(site, answer, form.cookie) : '',
      };
    },
    rowOf: async (reference: string) =>
      (await site.app.db.select().from(formSubmissions).where(eq(formSubmissions.reference, reference)))[0]!,
  };
}
export type Letters = Awaited<ReturnType<typeof openLetters>>;
