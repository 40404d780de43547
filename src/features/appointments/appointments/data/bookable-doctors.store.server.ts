import { and, eq, sql } from 'drizzle-orm';
import type { DoctorPortraitData } from '#src/design/pictures/doctor-portrait.tsx';
import type { LibraryPictureData } from '#src/design/pictures/library-picture.tsx';
import { doctorHospitals, doctors, doctorSpecialities } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { pictureJson } from '#src/features/find-care/hospitals/hospitals.server.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { specialities } from '#src/features/find-care/specialist-centres/data/specialist-centres.table.ts';
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { isForChildren } from '../appointments.rules.ts';

export interface BookableDoctor extends DoctorPortraitData {
  id: number;
  slug: string;
  name: string;
  confirmsAtOnce: boolean;
  hasLiveSchedule: boolean;
  speciality: { en: string; ms?: string; zh?: string } | null;
  /** The doctor sees only children. */
  isForChildren: boolean;
  hospitals: BookableHospital[];
}

export interface BookableHospital {
  id: number;
  slug: string;
  name: string;
  address: string;
  state: string;
  phone: string;
  room: string;
  consultationFeeSen: number;
}

const bookableHospital = {
  id: hospitals.id,
  slug: hospitals.slug,
  name: hospitals.name,
  address: hospitals.address,
  state: hospitals.state,
  phone: hospitals.phone,
  room: doctorHospitals.room,
  consultationFeeSen: doctorHospitals.consultationFeeSen,
};

/** Columns of the doctor's portrait. */
export const portraitColumns = {
  portraitSeed: doctors.portraitSeed,
  gender: doctors.gender,
  picture: sql<LibraryPictureData | null>`${pictureJson(sql`${doctors.pictureId}`)}`,
};

/** New bookings look up published doctors by slug; booked appointments are always shown, by id. */
const isPublished = and(eq(doctors.status, 'published'), eq(hospitals.status, 'published'));

/** The doctor as a booking shows one, by slug or id, with the hospitals in order of name. */
export async function findBookableDoctor(
  db: Database | Transaction,
  by: { slug: string } | { id: number },
): Promise<BookableDoctor | undefined> {
  const rows = await db
    .select({
      doctor: doctors,
      portrait: portraitColumns,
      speciality: specialities.name,
      specialitySlug: specialities.slug,
      hospital: bookableHospital,
    })
    .from(doctors)
    .innerJoin(doctorHospitals, eq(doctorHospitals.doctorId, doctors.id))
    .innerJoin(hospitals, eq(hospitals.id, doctorHospitals.hospitalId))
    .leftJoin(
      doctorSpecialities,
      and(eq(doctorSpecialities.doctorId, doctors.id), eq(doctorSpecialities.isPrimary, true)),
    )
    .leftJoin(specialities, eq(specialities.id, doctorSpecialities.specialityId))
    .where('slug' in by ? and(eq(doctors.slug, by.slug), isPublished) : eq(doctors.id, by.id))
    .orderBy(hospitals.name);
  const [first] = rows;
  if (!first) return undefined;
  const { id, slug, name, confirmsAtOnce, hasLiveSchedule } = first.doctor;
  return {
    id,
    slug,
    name,
    ...first.portrait,
    confirmsAtOnce,
    hasLiveSchedule,
    speciality: first.speciality,
    isForChildren: isForChildren(first.specialitySlug),
    hospitals: [...new Map(rows.map(({ hospital }) => [hospital.id, hospital])).values()],
  };
}

/** Specialities and hospitals with which a booking can start. */
export async function listBookingStarts(app: Pick<App, 'db'>) {
  const [specialityRows, hospitalRows] = await Promise.all([
    app.db
      .select({ slug: specialities.slug, name: specialities.name })
      .from(specialities)
      .where(eq(specialities.status, 'published'))
      .orderBy(sql`${specialities.name} ->> 'en'`),
    app.db
      .select({ name: hospitals.name, state: hospitals.state })
      .from(hospitals)
      .where(eq(hospitals.status, 'published'))
      .orderBy(hospitals.name),
  ]);
  return { specialities: specialityRows, hospitals: hospitalRows };
}
