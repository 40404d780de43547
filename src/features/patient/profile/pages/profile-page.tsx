import { Chip } from '#src/design/content/chip.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { listPersons, revealIdNumber, type PersonView } from '#src/features/patient/persons/persons.server.ts';
import { listMedicalCards } from '#src/features/requests/medical-cards/medical-cards.server.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { shownCountryName } from '#src/features/site/settings/settings.server.ts';
import { formatDay } from '#src/shared/dates.ts';
import { genderName, languageNames } from '../ui/profile-words.ts';
import { revealFor } from '../reveal.server.ts';
import { viewProfile, type ProfileView } from '../change-profile.server.ts';
import { AccountCard } from '../ui/account-card.tsx';
import { AccountFrame } from '../ui/account-frame.tsx';
import { IdentityNumber } from '../ui/identity-number.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { Route } from './+types/profile-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const [profile, persons, cards] = await Promise.all([
    viewProfile(app, actor),
    listPersons(app, actor),
    listMedicalCards(app, actor),
  ]);
  const self = persons.find(({ relationship }) => relationship === 'self');
  const named = async (code: string | null | undefined) => (code ? shownCountryName(app, code, language) : null);
  return {
    profile,
    self,
    cards: cards.length,
    dependants: persons.length - (self ? 1 : 0),
    done: new URL(request.url).searchParams.get('done'),
    nationality: await named(self?.nationality),
    country: await named(profile.address?.country),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor } = context.get(requestContext);
  return revealFor(request, (personId) => revealIdNumber(app, actor, { personId }));
}

/** The patient's data, with links to the forms that change it. */
export default function ProfilePage({ loaderData, actionData: revealed }: Route.ComponentProps) {
  const { profile, self, cards, dependants, done, nationality, country } = loaderData;
  return (
    <AccountFrame title={m.profile_menu_details()} intro={m.profile_details_intro()} done={doneWords(done)}>
      <AccountCard id="account" title={m.profile_account()} icon="user" changeHref="/profile/account">
        <Account profile={profile} />
      </AccountCard>
      {self ? (
        <AccountCard id="identity" title={m.profile_identity()} icon="document" changeHref="/profile/identity">
          <Identity
            self={self}
            nationality={nationality}
            revealed={revealed?.personId === self.id ? revealed.idNumber : undefined}
          />
        </AccountCard>
      ) : null}
      <AccountCard id="address" title={m.profile_address()} icon="home" changeHref="/profile/address">
        {profile.address ? (
          <address className="whitespace-pre-line not-italic">{addressLines(profile.address, country)}</address>
        ) : (
          <p className="text-muted">{m.profile_address_none()}</p>
        )}
      </AccountCard>
      <AccountCard
        id="medical-card"
        title={m.medical_cards_title()}
        icon="card"
        changeHref="/medical-card"
        changeLabel={m.profile_open()}
      >
        <p>{cards === 0 ? m.medical_cards_none_hint() : m.medical_cards_profile({ count: cards })}</p>
      </AccountCard>
      <AccountCard
        id="persons"
        title={m.profile_persons_title()}
        icon="users"
        changeHref="/profile/persons"
        changeLabel={m.profile_open()}
      >
        <p>
          {dependants === 0
            ? m.profile_persons_none_short()
            : dependants === 1
              ? m.profile_persons_one()
              : m.profile_persons_count({ count: dependants })}
        </p>
      </AccountCard>
    </AccountFrame>
  );
}

function doneWords(done: string | null): string | null {
  return done === 'account' || done === 'address' || done === 'identity' ? m.profile_saved() : null;
}

function Account({ profile }: { profile: ProfileView }) {
  return (
    <RecordList
      items={[
        { label: m.profile_field_name(), value: profile.name },
        { label: m.profile_field_email(), value: <span className="break-all">{profile.email}</span> },
        { label: m.profile_field_phone(), value: <Phone profile={profile} /> },
        { label: m.profile_field_language(), value: languageNames[profile.language] },
      ]}
    />
  );
}

function Phone({ profile: { phone, isPhoneVerified } }: { profile: ProfileView }) {
  if (!phone) return <>{m.profile_none()}</>;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {phone}
      {isPhoneVerified ? (
        <Chip>{m.profile_phone_verified()}</Chip>
      ) : (
        <SiteLink
          href="/verify-phone?next=/profile/details"
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {m.profile_phone_verify()}
        </SiteLink>
      )}
    </span>
  );
}

function Identity({
  self,
  nationality,
  revealed,
}: {
  self: PersonView;
  nationality: string | null;
  revealed: string | undefined;
}) {
  return (
    <RecordList
      items={[
        { label: m.profile_field_full_name(), value: self.name },
        {
          label: self.idKind === 'passport' ? m.profile_id_passport() : m.profile_id_nric(),
          value: <IdentityNumber person={self} revealed={revealed} />,
        },
        {
          label: m.profile_field_birth(),
          value: self.dateOfBirth ? formatDay(self.dateOfBirth, getLocale()) : m.profile_none(),
        },
        { label: m.profile_field_gender(), value: genderName(self.gender) ?? m.profile_none() },
        { label: m.profile_field_nationality(), value: nationality ?? m.profile_none() },
      ]}
    />
  );
}

function addressLines(address: NonNullable<ProfileView['address']>, country: string | null): string {
  return [address.line1, address.line2, `${address.postcode} ${address.city}`, address.state, country ?? '']
    .filter(Boolean)
    .join('\n');
}
