/** The page for joining the waiting list: its data and its steps. */
import type { App } from '#src/platform/app.ts';
import type { Actor } from '#src/platform/actor.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { countCodeFrom, sendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  detailsInvalid,
  fieldTexts,
  findBooker,
  likelyPerson,
  isOwnProvedPhone,
  type Booker,
  readDetails,
  readTyped,
  type TypedDetails,
  findBookableDoctor,
  type BookableDoctor,
} from '#src/features/appointments/appointments/appointments.server.ts';
import type { BookingDetails } from '#src/features/appointments/appointments/reservation/booking-details.schema.ts';
import { codeSchema } from '#src/features/appointments/appointments/appointments.schema.ts';
import type { SchedulerPorts } from '#src/features/appointments/appointments/scheduler.schema.ts';
import { joinWaitingList, requireFullDay, type WaitingListRequest } from './waiting-list-joining.server.ts';
import { keyOfEntry } from './waiting-list-notices.server.ts';

type Ports = SchedulerPorts & Pick<App, 'logger'>;

export interface JoinPageData {
  doctor: BookableDoctor;
  hospitalId: number;
  day: string;
  noticeVersion: string;
  booker: Booker | null;
  /** The person who is to be seen, preselected until the visitor chooses; undefined for a guest. */
  personId: string | undefined;
  /** Why the visitor cannot wait for this day, as a text. */
  refusal: string | null;
  offerMinutes: number;
}

export interface JoinOutcome {
  show: 'details' | 'code';
  typed: TypedDetails;
  fields: Record<string, string>;
  message?: string;
  status: number;
  isNewCode?: boolean;
}

interface JoinAddress {
  slug: string;
  /** The page's query: hospital (id), day, person (one of the account's). */
  query: URLSearchParams;
  language: Language;
}

/** Data of the page for joining the waiting list; null for an unknown doctor or hospital. */
export async function loadJoinPage(
  app: Ports,
  actor: Actor,
  { slug, query, language }: JoinAddress,
): Promise<JoinPageData | null> {
  const doctor = await findBookableDoctor(app.db, { slug });
  const hospital = doctor?.hospitals.find(({ id }) => String(id) === query.get('hospital'));
  if (!doctor || !hospital) return null;
  const [notice, settings, booker] = await Promise.all([
    readSetting(app, 'privacyNotice'),
    readSetting(app, 'appointments'),
    findBooker(app, actor),
  ]);
  const day = query.get('day') ?? '';
  const page = {
    doctor,
    hospitalId: hospital.id,
    day,
    noticeVersion: notice.version,
    booker,
    personId: booker ? likelyPerson(booker.persons, { asked: query.get('person'), doctor }) : undefined,
    offerMinutes: settings.offerMinutes,
  };
  try {
    await requireFullDay(app, { doctorId: doctor.id, hospitalId: hospital.id, day });
    return { ...page, refusal: null };
  } catch (error) {
    if (!isFailure(error)) throw error;
    return { ...page, refusal: wordsOf(error, language).message };
  }
}

/**
 * Handles one POST of the page by its `intent`: details, code, resend, edit. Null for an unknown doctor or hospital.
 */
export async function answerJoinForm(
  app: Ports,
  guest: Actor,
  { form, clientAddress, ...address }: JoinAddress & { form: FormData; clientAddress: string },
): Promise<JoinOutcome | { redirectTo: string } | null> {
  const page = await loadJoinPage(app, guest, address);
  if (!page) return null;
  const request: JoinRequest = {
    app,
    guest,
    clientAddress,
    language: address.language,
    typed: readTyped(form),
    code: String(form.get('code') ?? '').slice(0, 20),
    waitingRequest: { doctorId: page.doctor.id, hospitalId: page.hospitalId, day: page.day },
  };
  const intent = String(form.get('intent') ?? '');
  if (intent === 'edit') return { show: 'details', typed: request.typed, fields: {}, status: 200 };
  try {
    return await (intent === 'code' ? join(request) : intent === 'resend' ? resend(request) : takeDetails(request));
  } catch (error) {
    if (!isFailure(error)) throw error;
    const { message, fields } = wordsOf(error, address.language);
    const isCodeStep =
      (intent === 'code' || intent === 'resend') &&
      Object.keys(fields).every((name) => name === 'code' || name === 'phone');
    return {
      show: isCodeStep ? 'code' : 'details',
      typed: request.typed,
      fields,
      message,
      status: error.details.status,
    };
  }
}

interface JoinRequest {
  app: Ports;
  guest: Actor;
  language: Language;
  typed: TypedDetails;
  code: string;
  waitingRequest: WaitingListRequest;
  clientAddress: string;
}

async function takeDetails(request: JoinRequest): Promise<JoinOutcome | { redirectTo: string }> {
  const details = await mailedDetails(request);
  if (await isOwnProvedPhone(request.app, request.guest, request.typed.phone)) return entered(request, details);
  await requireFullDay(request.app, request.waitingRequest);
  await countCodeFrom(request.app, { clientAddress: request.clientAddress, actor: request.guest });
  await sendCode(request.app, { phone: request.typed.phone, language: request.language, purpose: 'waiting' });
  return { show: 'code', typed: request.typed, fields: {}, status: 200 };
}

async function resend({ app, guest, typed, language, clientAddress }: JoinRequest): Promise<JoinOutcome> {
  await countCodeFrom(app, { clientAddress, actor: guest });
  await sendCode(app, { phone: typed.phone, language, purpose: 'waiting' });
  return { show: 'code', typed, fields: {}, status: 200, isNewCode: true };
}

async function join(request: JoinRequest): Promise<{ redirectTo: string }> {
  const details = await mailedDetails(request);
  const code = codeSchema.safeParse(request.code);
  if (!code.success) throw detailsInvalid({ code: fieldTexts.code });
  return entered(request, details, code.data);
}

async function entered(
  { app, guest, language, typed, waitingRequest }: JoinRequest,
  details: BookingDetails & { email: string },
  code?: string,
): Promise<{ redirectTo: string }> {
  const entry = await joinWaitingList(app, guest, {
    ...waitingRequest,
    details,
    language,
    ...(code ? { code } : {}),
    ...(typed.person ? { personId: typed.person } : {}),
  });
  return { redirectTo: `/waiting-list/${entry.reference}?key=${keyOfEntry(app, entry.id)}` };
}

/** The details with a mail address, which is required, because an offer is answered from the mail. */
async function mailedDetails(request: JoinRequest): Promise<BookingDetails & { email: string }> {
  const details = await readDetails(request, { needsMail: true });
  return { ...details, email: details.email ?? '' };
}
