/** Loader and action of a page with a form: the same for every kind, with and without scripts. */
import { data, redirect } from 'react-router';
import { findAccount } from '#src/features/patient/accounts/accounts.server.ts';
import { hospitalOptions, internationalHospitals } from '#src/features/find-care/hospitals/hospitals.server.ts';
import { countryChoices, shownSetting } from '#src/features/site/settings/settings.server.ts';
import type { App } from '#src/platform/app.ts';
import type { Upload } from '#src/platform/files/files.server.ts';
import { uploadLimits } from '#src/shared/uploads.ts';
import { typedTexts, type FormRefusal, type Typed } from '#src/platform/http/form-answer.ts';
import { sentForm } from '#src/platform/http/sent-form.ts';
import type { RequestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';
import { withTicked, type FormKind } from './form-kind.schema.ts';
import { thanksPath } from './form-thanks.server.ts';
import { submitForm, type FormContext } from './submit-form.server.ts';
import { formChanged, sentTooSoon } from './forms.errors.ts';
import { consentField, fileField, formLimits, keyField, trapField } from './forms.rules.ts';

export interface FormPageData {
  /** Idempotency key, which also contains the time at which the page was opened. */
  key: string;
  noticeVersion: string;
  hospitals: { value: string; label: string }[];
  countries: { value: string; label: string }[];
  /** Choices of `offered` fields. */
  offered?: Readonly<Record<string, { value: string; label: string }[]>>;
  /** The signed-in patient's data. */
  known: Typed;
}

/** A refused form, with whether files have to be chosen again. */
export interface SheetRefusal extends FormRefusal {
  hadFiles: boolean;
}

type Here = Pick<RequestContext, 'app' | 'actor' | 'language'>;

/** For a page's loader: the data of <FormSheet>. `known` prefills fields. */
export async function loadForm(
  { app, actor, language }: Here,
  kind: FormKind,
  known: Typed = {},
): Promise<FormPageData> {
  const has = (type: string) => kind.fields.some((field) => field.type === type);
  const [notice, hospitals, person] = await Promise.all([
    shownSetting(app, 'privacyNotice'),
    has('hospital') ? hospitalsOf(app, kind) : [],
    actor.kind === 'patient' ? personOf(app, actor.accountId) : {},
  ]);
  return {
    key: formKey(app, kind),
    noticeVersion: notice.version,
    known: { ...person, ...known },
    hospitals: hospitals.map(({ id, name }) => ({ value: String(id), label: name })),
    countries: has('country') ? await countryChoices(app, language) : [],
  };
}

/** For a page's action: redirects to the page of thanks, or returns the faults with everything that was typed. */
export async function answerFormPost(
  request: Request,
  here: Here & Pick<RequestContext, 'clientAddress' | 'ensureGuest' | 'form'>,
  { kind, more = {} }: { kind: FormKind; more?: FormContext },
) {
  const { app, language } = here;
  const form = await sentForm(request, here);
  const typed = typedTexts(form);
  const files = await uploadsIn(form);
  try {
    const { reference } = await takeForm(
      { ...here, actor: here.actor.kind === 'anyone' ? here.ensureGuest() : here.actor },
      kind,
      { typed: withTicked(kind, typed), files, ...more },
    );
    throw redirect(localPath(thanksPath(app, kind, reference), language), 303);
  } catch (error) {
    if (!isFailure(error)) throw error;
    const { [keyField]: _key, [trapField]: _trap, zone_token: _token, ...shown } = typed;
    const refusal: SheetRefusal = {
      ...wordsOf(error, language),
      // A form that has changed since is shown with a key for its present version.
      typed: { ...shown, [keyField]: isFailure(error, 'form_changed') ? '' : (typed[keyField] ?? '') },
      hadFiles: files.length > 0,
    };
    return data(refusal, { status: error.details.status });
  }
}

async function takeForm(
  { app, actor, language, clientAddress }: Here & { clientAddress: string },
  kind: FormKind,
  { typed, files, ...more }: { typed: Typed; files: Upload[] } & FormContext,
): Promise<{ reference: string }> {
  // A bot gets an ordinary reference number, and nothing is stored.
  if (typed[trapField]) return { reference: app.random.reference(kind.prefix) };
  const key = readFormKey(app, kind, typed[keyField] ?? '');
  if (!key && kind.versionId !== undefined) throw formChanged();
  const age = key ? app.clock.now().getTime() - key.at : Number.NaN;
  // A person who was this fast can press again; a bot's first try is lost.
  if (age < formLimits.leastMs) throw sentTooSoon();
  // Changed content is another submission, which must not get the answer of the first one.
  const content = app.secrets
    .hash(JSON.stringify([typed, files.map(({ name, bytes }) => [name, bytes.length])]))
    .slice(0, 16);
  return submitForm(app, actor, {
    kind,
    sent: {
      values: typed,
      consentVersion: typed[consentField] ?? '',
      files,
      language,
      clientAddress,
      ...more,
      ...(age <= formLimits.keyMs ? { idempotencyKey: `${key!.id}:${content}` } : {}),
    },
  });
}

/** Reads at most one file more than allowed, so that too many files can be refused with a message. */
export async function uploadsIn(form: FormData): Promise<Upload[]> {
  const chosen = form
    .getAll(fileField)
    .filter((value): value is File => value instanceof File && (value.size > 0 || value.name !== ''))
    .slice(0, uploadLimits.files + 1);
  return Promise.all(
    chosen.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
}

function formKey(app: Pick<App, 'clock' | 'random' | 'secrets'>, kind: FormKind): string {
  return app.secrets.seal(`${keyName(kind)} ${app.clock.now().getTime()} ${app.random.uuid()}`);
}

function readFormKey(app: Pick<App, 'secrets'>, kind: FormKind, sealed: string): { at: number; id: string } | null {
  try {
    const [name, at, id] = app.secrets.open(sealed).split(' ');
    return name === keyName(kind) && id ? { at: Number(at), id } : null;
  } catch {
    return null;
  }
}

/** The key belongs to one kind; for a form that staff have built, to one version. */
const keyName = ({ name, versionId }: FormKind) => (versionId === undefined ? name : `${name}/${versionId}`);

function hospitalsOf(app: Pick<App, 'db' | 'cache'>, kind: FormKind): Promise<{ id: number; name: string }[]> {
  return kind.fields.some(({ isInternational }) => isInternational)
    ? internationalHospitals(app)
    : hospitalOptions(app);
}

async function personOf(app: Pick<App, 'db' | 'secrets'>, accountId: string): Promise<Typed> {
  const account = await findAccount(app, accountId);
  return account
    ? {
        name: account.name,
        email: account.email,
        ...(account.phone ? { phone: app.secrets.open(account.phone, ['accounts', 'phone', account.id]) } : {}),
      }
    : {};
}
