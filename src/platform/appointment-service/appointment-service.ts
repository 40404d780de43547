/**
 * The appointment service as the site sees it: a hospital system behind HTTP. Doctors and hospitals are named by
 * slug.
 */
import type { Language } from '#src/shared/languages.ts';

export type ServiceMode = 'in_person' | 'teleconsult';

export interface ServiceDoctor {
  doctor: string;
  name: string;
  hospitals: string[];
  /** Without a live schedule the doctor is booked by request. */
  hasLiveSchedule: boolean;
}

/** A day of the calendar: how many slots can be booked, or why none can. */
export interface ServiceDay {
  day: string;
  open: number;
  closed?: 'past' | 'leave' | 'holiday' | 'no_session' | 'full' | undefined;
  holiday?: { en: string; ms?: string | undefined; zh?: string | undefined } | undefined;
}

export interface ServiceTime {
  startsAt: Date;
  endsAt: Date;
  mode: ServiceMode;
  seatsLeft: number;
}

export interface ServicePlace {
  doctor: string;
  hospital: string;
}

export interface ServiceBooking extends ServicePlace {
  startsAt: Date;
  /** Our reference, which never changes: the same booking sent twice is one booking. */
  clientReference: string;
  patient: { name: string; phone: string; email?: string | undefined };
  reason?: string | undefined;
  visit: 'new' | 'returning';
  payer: 'self_pay' | 'insurer';
  insurer?: string | undefined;
  language: Language;
  consentVersion: string;
}

export interface ServiceAppointment {
  /** The service's own reference. */
  reference: string;
  clientReference: string;
  status: 'requested' | 'confirmed' | 'rescheduled' | 'arrived' | 'completed' | 'no_show' | 'cancelled';
  startsAt: Date;
}

/**
 * The port: the seven calls of the specification's external appointment service (section 7). Each throws
 * ServiceUnreachable when no answer came.
 */
export interface AppointmentService {
  /** Null for an unknown doctor. */
  doctorView(doctor: string): Promise<ServiceDoctor | null>;
  calendar(asked: ServicePlace & { days: number }): Promise<ServiceDay[]>;
  timeslots(asked: ServicePlace & { day: string }): Promise<ServiceTime[]>;
  /** Throws BookingRefused when the slot cannot be booked. */
  create(booking: ServiceBooking): Promise<ServiceAppointment>;
  /** What was booked under our reference; empty when nothing was. */
  list(asked: { clientReference: string }): Promise<ServiceAppointment[]>;
  /** Null when the service does not know it, or it belongs to another client. */
  view(asked: { reference: string }): Promise<ServiceAppointment | null>;
  /** Cancelling twice is allowed. Throws BookingRefused when it can no longer be cancelled. */
  cancel(asked: { reference: string; reason?: string | undefined }): Promise<ServiceAppointment>;
}

/** No answer, or an unreadable one: it is unknown what the service did. */
export class ServiceUnreachable extends Error {
  constructor(call: string) {
    super(`The appointment service did not answer ${call}.`);
    this.name = 'ServiceUnreachable';
  }
}

/** The service refused, with the reason as a word: 'slot_taken'. */
export class BookingRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The appointment service refused: ${code}.`);
    this.name = 'BookingRefused';
    this.code = code;
  }
}

/** Address of an external service, and the path of each call. */
export interface ServiceSettings {
  url: string;
  /** Bearer token of each call. */
  key: string;
  apiKey: string;
  /** How long a call may take. */
  deadlineMs: number;
  paths: Record<'create' | 'list' | 'view' | 'cancel' | 'doctor' | 'calendar' | 'timeslot', string>;
}
