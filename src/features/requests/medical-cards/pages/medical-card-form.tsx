import { DateField } from '#src/design/form/date-field.tsx';
import { Field, SelectField, TextField } from '#src/design/form/field.tsx';
import { listChoosablePersons } from '#src/features/patient/persons/persons.server.ts';
import { AccountForm, shownValue } from '#src/features/patient/profile/ui/account-form.tsx';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { Upload } from '#src/platform/files/files.server.ts';
import { answerForm, readFields } from '#src/platform/http/form-answer.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure } from '#src/shared/failure.ts';
import { uploadMegabytes, uploadNames } from '#src/shared/uploads.ts';
import { cardInvalid, cardTexts } from '../medical-cards.errors.ts';
import { cardSides, changedCardSchema, newCardSchema, type CardSide } from '../medical-cards.schema.ts';
import { saveMedicalCard } from '../save-medical-card.server.ts';
import { viewMedicalCard } from '../own-medical-cards.server.ts';
import type { Route } from './+types/medical-card-form';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const cardId = 'cardId' in params ? params.cardId : undefined;
  const [insurers, persons] = await Promise.all([readSetting(app, 'insurers'), listChoosablePersons(app, actor)]);
  const shared = { persons: persons.map(({ id, name }) => ({ value: id, label: name })), key: app.random.uuid() };
  if (cardId === undefined) return { ...shared, card: null, insurers };
  try {
    const card = await viewMedicalCard(app, actor, cardId);
    // An insurer that is no longer listed stays on its card.
    return { ...shared, card, insurers: [...new Set([...insurers, card.insurer])] };
  } catch (error) {
    if (isFailure(error)) throw notFound();
    throw error;
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, actor, language } = here;
  const cardId = 'cardId' in params ? params.cardId : undefined;
  const form = await sentForm(request, here);
  const pictures = await picturesIn(form);
  return answerForm({ request, form, language }, async (typed) => {
    const shared = { pictures, idempotencyKey: (typed['key'] ?? '').slice(0, 100) || undefined };
    if (cardId === undefined) {
      const { person, ...details } = readFields(newCardSchema, typed, { texts: cardTexts, refuse: cardInvalid });
      await saveMedicalCard(app, actor, { personId: person, details, ...shared });
    } else
      await saveMedicalCard(app, actor, {
        cardId,
        details: readFields(changedCardSchema, typed, { texts: cardTexts, refuse: cardInvalid }),
        pictures,
      });
    return `${localPath('/medical-card', language)}?done=saved`;
  });
}

async function picturesIn(form: FormData): Promise<Partial<Record<CardSide, Upload>>> {
  const chosen: Partial<Record<CardSide, Upload>> = {};
  for (const side of cardSides) {
    const file = form.get(side);
    if (file instanceof File && (file.size > 0 || file.name !== ''))
      chosen[side] = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  }
  return chosen;
}

/** Adds a medical card, or changes one. */
export default function MedicalCardForm({
  loaderData: { card, persons, insurers, key },
  actionData: refusal,
}: Route.ComponentProps) {
  const errors = refusal?.fields ?? {};
  return (
    <AccountFrame
      title={card ? m.medical_cards_change() : m.medical_cards_add()}
      intro={m.medical_cards_form_intro()}
      parent={{ label: m.medical_cards_title(), href: '/medical-card' }}
    >
      <AccountForm refusal={refusal} backHref="/medical-card" takesFiles>
        {/* A form that is sent twice stores one card; after a refusal it counts as another try. */}
        {card || refusal ? null : <input type="hidden" name="key" value={key} />}
        {card ? (
          <p>
            <span className="block font-semibold text-deep">{m.medical_cards_person()}</span>
            {card.personName}
          </p>
        ) : (
          <SelectField
            label={m.medical_cards_person()}
            name="person"
            emptyLabel={m.profile_field_choose()}
            defaultValue={shownValue(refusal, 'person', persons.length === 1 ? persons[0]!.value : undefined)}
            error={errors['person']}
            options={persons}
          />
        )}
        <SelectField
          label={m.medical_cards_insurer()}
          name="insurer"
          emptyLabel={m.profile_field_choose()}
          defaultValue={shownValue(refusal, 'insurer', card?.insurer)}
          error={errors['insurer']}
          options={insurers.map((name) => ({ value: name, label: name }))}
        />
        <TextField
          label={m.medical_cards_number()}
          name="number"
          hint={card ? m.medical_cards_number_change({ mask: card.numberMask }) : m.medical_cards_number_hint()}
          autoComplete="off"
          maxLength={40}
          defaultValue={shownValue(refusal, 'number', undefined)}
          error={errors['number']}
        />
        <DateField
          legend={m.forms_optional({ label: m.medical_cards_from() })}
          name="validFrom"
          defaultValue={shownValue(refusal, 'validFrom', card?.validFrom)}
          error={errors['validFrom']}
        />
        <DateField
          legend={m.forms_optional({ label: m.medical_cards_until() })}
          name="validUntil"
          defaultValue={shownValue(refusal, 'validUntil', card?.validUntil)}
          error={errors['validUntil']}
        />
        <Picture
          side="front"
          label={m.medical_cards_front()}
          isStored={card?.sides.includes('front') ?? false}
          error={errors['front']}
        />
        <Picture
          side="back"
          label={m.medical_cards_back()}
          isStored={card?.sides.includes('back') ?? false}
          error={errors['back']}
        />
      </AccountForm>
    </AccountFrame>
  );
}

function Picture({
  side,
  label,
  isStored,
  error,
}: {
  side: CardSide;
  label: string;
  isStored: boolean;
  error: string | undefined;
}) {
  const described = [`${side}-hint`, error && `${side}-error`].filter(Boolean).join(' ');
  return (
    <Field
      label={m.forms_optional({ label })}
      name={side}
      hint={isStored ? m.medical_cards_picture_replace() : m.medical_cards_picture_hint({ megabytes: uploadMegabytes })}
      error={error}
    >
      <input
        id={side}
        type="file"
        name={side}
        accept={uploadNames}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        className={`block min-h-12 w-full rounded-soft border-2 border-dashed bg-mist p-3 file:mr-4 file:min-h-11 file:rounded-soft file:border-2 file:border-solid file:border-teal file:bg-white file:px-4 file:font-semibold file:text-teal ${error ? 'border-error' : 'border-field'}`}
      />
    </Field>
  );
}
