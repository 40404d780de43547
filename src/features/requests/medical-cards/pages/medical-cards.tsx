import { data, redirect } from 'react-router';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { Chip } from '#src/design/content/chip.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { memberCards, type MemberCard } from '#src/features/membership/memberships/memberships.server.ts';
import { shownMemberNumber } from '#src/features/membership/memberships/memberships.rules.ts';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDay } from '#src/shared/dates.ts';
import { isFailure } from '#src/shared/failure.ts';
import { removeMedicalCard, revealCardNumber } from '../medical-cards.server.ts';
import { listMedicalCards, type MedicalCardView } from '../own-medical-cards.server.ts';
import type { Route } from './+types/medical-cards';

const path = '/medical-card';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const [cards, members] = await Promise.all([listMedicalCards(app, actor), memberCards(app, actor)]);
  return { cards, members, done: query.get('done'), asksToRemove: query.get('remove') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const cardId = String(form.get('card') ?? '');
  try {
    // The number is only in this one document, which is not stored.
    if (form.get('intent') === 'reveal') return data({ cardId, number: await revealCardNumber(app, actor, cardId) });
    await removeMedicalCard(app, actor, cardId);
  } catch (error) {
    if (isFailure(error)) throw notFound();
    throw error;
  }
  throw redirect(`${localPath(path, language)}?done=removed`, 303);
}

/** Insurers' and employers' cards of the patient and the family, and the care programme's. */
export default function MedicalCardsPage({
  loaderData: { cards, members, done, asksToRemove },
  actionData: revealed,
}: Route.ComponentProps) {
  return (
    <AccountFrame
      title={m.medical_cards_title()}
      intro={m.medical_cards_intro()}
      done={done === 'saved' ? m.medical_cards_saved() : done === 'removed' ? m.medical_cards_removed() : null}
    >
      {cards.length === 0 ? (
        <EmptyState
          title={m.medical_cards_none()}
          action={<ButtonLink href={`${path}/new`}>{m.medical_cards_add()}</ButtonLink>}
        >
          {m.medical_cards_none_hint()}
        </EmptyState>
      ) : (
        <>
          <ul className="space-y-5">
            {cards.map((card) => (
              <li key={card.id}>
                <InsurerCard
                  card={card}
                  isRemoving={asksToRemove === card.id}
                  revealed={revealed?.cardId === card.id ? revealed.number : undefined}
                />
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={`${path}/new`}>{m.medical_cards_add()}</ButtonLink>
            <ButtonLink variant="secondary" href="/gl-application">
              {m.guarantee_letters_apply()}
            </ButtonLink>
          </p>
        </>
      )}
      <CareCards members={members} />
    </AccountFrame>
  );
}

function InsurerCard({
  card,
  isRemoving,
  revealed,
}: {
  card: MedicalCardView;
  isRemoving: boolean;
  revealed: string | undefined;
}) {
  const language = getLocale();
  const title = `card-${card.id}`;
  const day = (value: string | null) => (value ? formatDay(value, language) : m.medical_cards_open_end());
  return (
    <Card as="article" aria-labelledby={title} className="p-5 md:p-7">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={title} className="min-w-0 flex-1 text-xl">
          {card.insurer}
          <span className="sr-only">, {card.personName}</span>
        </h2>
        {card.isOver ? <Chip tone="waiting">{m.medical_cards_over()}</Chip> : null}
      </div>
      <RecordList
        items={[
          { label: m.medical_cards_person(), value: card.personName },
          { label: m.medical_cards_number(), value: <CardNumber card={card} revealed={revealed} /> },
          ...(card.validFrom ? [{ label: m.medical_cards_from(), value: day(card.validFrom) }] : []),
          { label: m.medical_cards_until(), value: day(card.validUntil) },
          ...(card.sides.length > 0 ? [{ label: m.medical_cards_pictures(), value: <Pictures card={card} /> }] : []),
        ]}
      />
      {isRemoving ? (
        <Removal card={card} />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink variant="secondary" href={`${path}/${card.id}`}>
            {m.profile_change()}
            <span className="sr-only">
              {' '}
              {card.insurer}, {card.personName}
            </span>
          </ButtonLink>
          <ButtonLink variant="quiet" href={`${path}?remove=${card.id}#${title}`}>
            {m.profile_person_remove()}
            <span className="sr-only">
              {' '}
              {card.insurer}, {card.personName}
            </span>
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

function CardNumber({
  card: { id, numberMask, access, insurer },
  revealed,
}: {
  card: MedicalCardView;
  revealed: string | undefined;
}) {
  if (revealed) return <strong className="tabular-nums [overflow-wrap:anywhere]">{revealed}</strong>;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <span className="tabular-nums [overflow-wrap:anywhere]">{numberMask}</span>
      {access === 'self' || access === 'full' ? (
        <CsrfForm>
          <input type="hidden" name="card" value={id} />
          <Button variant="quiet" name="intent" value="reveal">
            {m.profile_reveal()}
            <span className="sr-only"> {insurer}</span>
          </Button>
        </CsrfForm>
      ) : null}
    </div>
  );
}

function Pictures({ card: { id, sides } }: { card: MedicalCardView }) {
  const words = { front: m.medical_cards_front, back: m.medical_cards_back };
  return (
    <span className="flex flex-wrap gap-x-5">
      {sides.map((side) => (
        <SiteLink key={side} href={`${path}/${id}/${side}`} className="inline-flex min-h-11 items-center">
          {words[side]()}
        </SiteLink>
      ))}
    </span>
  );
}

/** The confirmation before a card is deleted. */
function Removal({ card }: { card: MedicalCardView }) {
  return (
    <CsrfForm className="mt-5 space-y-3 rounded-soft bg-error-pale p-4">
      <p>{m.medical_cards_remove_text()}</p>
      <input type="hidden" name="card" value={card.id} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" name="intent" value="remove">
          {m.medical_cards_remove_yes()}
        </Button>
        <ButtonLink variant="quiet" href={path}>
          {m.profile_keep()}
        </ButtonLink>
      </div>
    </CsrfForm>
  );
}

function CareCards({ members }: { members: readonly MemberCard[] }) {
  return (
    <Card as="section" aria-labelledby="care" className="p-5 md:p-7">
      <h2 id="care" className="mb-3 text-xl">
        {m.medical_cards_care()}
      </h2>
      {members.length === 0 ? (
        <p>{m.medical_cards_care_none()}</p>
      ) : (
        <ul className="divide-y divide-line">
          {members.map((member) => (
            <li key={member.personId} className="py-2">
              <p className="font-semibold text-deep">{member.name}</p>
              <p className="text-muted tabular-nums">
                {shownMemberNumber(member.number)} · {member.tier?.name ?? m.cares_tier_none()}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3">
        <SiteLink
          href={members.length === 0 ? '/cares' : '/profile/member'}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {members.length === 0 ? m.medical_cards_care_join() : m.medical_cards_care_open()}
        </SiteLink>
      </p>
    </Card>
  );
}
