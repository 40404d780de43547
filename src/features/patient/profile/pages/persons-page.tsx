import { data, redirect } from 'react-router';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { Chip } from '#src/design/content/chip.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { CheckboxField } from '#src/design/form/field.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import {
  listPersons,
  renewAccess,
  revealIdNumber,
  type PersonView,
} from '#src/features/patient/persons/persons.server.ts';
import { memberCards } from '#src/features/membership/memberships/memberships.server.ts';
import { fullUntilAge, reducedUntilAge } from '#src/features/patient/persons/persons.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { refusalOf, typedTexts } from '#src/platform/http/form-answer.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { isFailure } from '#src/shared/failure.ts';
import { accessName, relationshipName } from '../ui/profile-words.ts';
import { removeDependant } from '../remove-person.server.ts';
import { revealFor } from '../reveal.server.ts';
import { Refusal } from '../ui/account-form.tsx';
import { AccountFrame } from '../ui/account-frame.tsx';
import { IdentityNumber } from '../ui/identity-number.tsx';
import type { Route } from './+types/persons-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const persons = await listPersons(app, actor);
  const query = new URL(request.url).searchParams;
  const asksToRemove = query.get('remove');
  const card = asksToRemove
    ? (await memberCards(app, actor)).find(({ personId }) => personId === asksToRemove)
    : undefined;
  return {
    dependants: persons.filter(({ relationship }) => relationship !== 'self'),
    done: query.get('done'),
    asksToRemove,
    paidUntil: card?.paidUntil ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const typed = typedTexts(await request.clone().formData());
  const personId = typed['person'] ?? '';
  try {
    if (typed['intent'] === 'reveal')
      return await revealFor(request, (id) => revealIdNumber(app, actor, { personId: id }));
    if (typed['intent'] === 'remove') await removeDependant(app, actor, { personId });
    else await renewAccess(app, actor, { personId, hasAgreed: typed[`agreed-${personId}`] === 'yes' });
  } catch (error) {
    if (!isFailure(error)) throw error;
    if (error.details.status === 404) throw notFound();
    const refusal = refusalOf(error, typed, language);
    // There is a box for each person; the summary must link to the right one.
    return data(
      {
        personId,
        refusal: {
          ...refusal,
          fields: Object.fromEntries(
            Object.entries(refusal.fields).map(([name, text]) => [`${name}-${personId}`, text]),
          ),
        },
      },
      { status: error.details.status },
    );
  }
  throw redirect(`/profile/persons?done=${typed['intent'] === 'remove' ? 'removed' : 'renewed'}`);
}

/** Dependants: with the access of the patient, and until when. */
export default function PersonsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { dependants, done, asksToRemove, paidUntil } = loaderData;
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  return (
    <AccountFrame
      title={m.profile_persons_title()}
      intro={m.profile_persons_intro({ full: fullUntilAge, last: reducedUntilAge - 1, grown: reducedUntilAge })}
      done={doneWords(done)}
    >
      <Refusal refusal={refusal} />
      {dependants.length === 0 ? (
        <EmptyState
          title={m.profile_persons_empty()}
          action={<ButtonLink href="/profile/persons/new">{m.profile_person_add()}</ButtonLink>}
        >
          {m.profile_persons_empty_hint()}
        </EmptyState>
      ) : (
        <>
          <ul className="space-y-5">
            {dependants.map((person) => (
              <li key={person.id}>
                <PersonCard
                  person={person}
                  isRemoving={asksToRemove === person.id}
                  paidUntil={paidUntil}
                  error={refusal?.fields[`agreed-${person.id}`]}
                  revealed={
                    actionData && 'idNumber' in actionData && actionData.personId === person.id
                      ? actionData.idNumber
                      : undefined
                  }
                />
              </li>
            ))}
          </ul>
          <ButtonLink href="/profile/persons/new">{m.profile_person_add()}</ButtonLink>
        </>
      )}
    </AccountFrame>
  );
}

function doneWords(done: string | null): string | null {
  if (done === 'removed') return m.profile_person_removed();
  if (done === 'renewed') return m.profile_person_renewed();
  return done === 'saved' ? m.profile_saved() : null;
}

interface PersonCardProps {
  person: PersonView;
  isRemoving: boolean;
  /** End of a paid care card, shown before its holder is removed. */
  paidUntil: string | null;
  revealed: string | undefined;
  error: string | undefined;
}

function PersonCard({ person, isRemoving, paidUntil, revealed, error }: PersonCardProps) {
  const language = getLocale();
  const title = `person-${person.id}`;
  return (
    <Card as="article" aria-labelledby={title} className="p-5 md:p-7">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={title} className="min-w-0 flex-1 text-xl">
          {person.name}
        </h2>
        <Chip tone={person.access === 'ended' ? 'waiting' : 'active'}>{accessName(person.access)}</Chip>
      </div>
      <RecordList
        items={[
          { label: m.profile_field_relationship(), value: relationshipName(person.relationship) },
          ...(person.access === 'ended'
            ? []
            : [
                {
                  label: m.profile_field_birth(),
                  value: person.dateOfBirth
                    ? `${formatDay(person.dateOfBirth, language)} (${m.profile_age({ age: person.age ?? 0 })})`
                    : m.profile_none(),
                },
                {
                  label: person.idKind === 'passport' ? m.profile_id_passport() : m.profile_id_nric(),
                  value: <IdentityNumber person={person} revealed={revealed} />,
                },
              ]),
          ...(person.accessChangesOn
            ? [{ label: m.profile_access_changes(), value: formatDay(person.accessChangesOn, language) }]
            : []),
        ]}
      />
      {person.access === 'ended' ? <Renewal person={person} error={error} /> : null}
      {isRemoving ? (
        <Removal person={person} paidUntil={paidUntil} />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          {person.access === 'ended' ? null : (
            <>
              <ButtonLink href={`/profile/book-for/${person.id}`}>
                {m.site_nav_book()}
                <span className="sr-only">: {person.name}</span>
              </ButtonLink>
              <ButtonLink variant="secondary" href={`/profile/persons/${person.id}`}>
                {m.profile_change()}
                <span className="sr-only"> {person.name}</span>
              </ButtonLink>
            </>
          )}
          <ButtonLink variant="quiet" href={`/profile/persons?remove=${person.id}#${title}`}>
            {m.profile_person_remove()}
            <span className="sr-only"> {person.name}</span>
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

function Renewal({ person, error }: { person: PersonView; error: string | undefined }) {
  return (
    <CsrfForm className="mt-5 space-y-3 rounded-soft bg-cream p-4">
      <p>{m.profile_renew_text({ name: person.name, grown: reducedUntilAge })}</p>
      <input type="hidden" name="intent" value="renew" />
      <input type="hidden" name="person" value={person.id} />
      <CheckboxField label={m.profile_person_agreed()} name={`agreed-${person.id}`} error={error} />
      <Button>
        {m.profile_renew()}
        <span className="sr-only"> {person.name}</span>
      </Button>
    </CsrfForm>
  );
}

/** The confirmation before a removal, which fills the page. */
function Removal({ person, paidUntil }: { person: PersonView; paidUntil: string | null }) {
  if (paidUntil) {
    return (
      <div className="mt-5 space-y-3 rounded-soft bg-cream p-4">
        <p>{m.profile_remove_paid({ name: person.name, day: formatDay(paidUntil, getLocale()) })}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" href="/profile/member">
            {m.profile_remove_to_card()}
          </ButtonLink>
          <ButtonLink variant="quiet" href="/profile/persons">
            {m.profile_keep()}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <CsrfForm className="mt-5 space-y-3 rounded-soft bg-error-pale p-4">
      <p>{m.profile_remove_text({ name: person.name })}</p>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="person" value={person.id} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger">{m.profile_remove_confirm({ name: person.name })}</Button>
        <ButtonLink variant="quiet" href="/profile/persons">
          {m.profile_keep()}
        </ButtonLink>
      </div>
    </CsrfForm>
  );
}
