import type { ReactNode } from 'react';
import { ButtonLink } from '#src/design/form/button.tsx';
import { FoldOnPhones } from '#src/design/content/fold-on-phones.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { RichText } from '#src/features/publishing/entries/ui/text/rich-text.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import { guidelinesFile, templateFile } from '../challenge.rules.ts';
import type { ChallengeData } from '../challenge.server.ts';
import { ChallengePart } from './challenge-part.tsx';
import { SignUp } from './sign-up.tsx';

type Parts = { challenge: ChallengeData };

export function Overview({ challenge }: Parts) {
  return (
    <ChallengePart part="overview">
      <div className="text-lg">
        <RichText html={challenge.overview} />
      </div>
    </ChallengePart>
  );
}

/** How to take part: the steps, what to submit, how it is judged. */
export function HowToParticipate({ challenge }: Parts) {
  return (
    <ChallengePart part="how-to-participate" ground="mist">
      <div className="grid gap-6 sm:gap-10 lg:grid-cols-2">
        <div>
          <RichText html={challenge.howToParticipate} />
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={templateFile} target="_blank" rel="noopener">
              <Icon name="document" />
              {m.challenge_submit_idea()}
              <span className="sr-only"> {m.challenge_template_pdf()}</span>
            </ButtonLink>
          </div>
          <div className="mt-8">
            <SignUp challenge={challenge} />
          </div>
        </div>
        <div className="space-y-3 sm:space-y-6">
          <Requirements challenge={challenge} />
          <Criteria challenge={challenge} />
        </div>
      </div>
    </ChallengePart>
  );
}

function Requirements({ challenge }: Parts) {
  return (
    <Folded title={m.challenge_requirements()}>
      <ul className="space-y-2">
        {challenge.requirements.map((text) => (
          <li key={text.en} className="flex gap-3">
            <Icon name="check" size={20} className="mt-1 text-teal" />
            <span>
              <Local text={text} />
            </span>
          </li>
        ))}
      </ul>
    </Folded>
  );
}

function Criteria({ challenge }: Parts) {
  return (
    <Folded title={m.challenge_criteria()}>
      <dl className="space-y-3">
        {challenge.criteria.map(({ title, text }) => (
          <div key={title.en}>
            <dt className="font-semibold text-deep">
              <Local text={title} />
            </dt>
            <dd className="text-muted">
              <Local text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Folded>
  );
}

/** A card whose content is one tap away on phones. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-petal border border-line bg-white px-5 py-1 shadow-card sm:p-6">
      <FoldOnPhones title={title} level="h3" heading={<h3 className="mb-3">{title}</h3>}>
        {children}
      </FoldOnPhones>
    </section>
  );
}

/** The seven themes, one petal each; on phones each is explained on a tap. */
export function Topics({ challenge }: Parts) {
  const language = getLocale();
  return (
    <ChallengePart part="topics-and-themes" intro={m.challenge_topics_intro()}>
      <ol className="grid gap-2 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {challenge.themes.map(({ title, text }, index) => (
          <li
            key={title.en}
            className="flex gap-3 rounded-petal border border-line bg-white px-4 py-1 shadow-card sm:block sm:p-6"
          >
            <span
              aria-hidden="true"
              className="mt-1.5 grid size-9 shrink-0 place-items-center rounded-[50%_50%_50%_0.25rem] bg-deep font-bold text-gold tabular-nums sm:mt-0 sm:size-11"
            >
              {index + 1}
            </span>
            <div className="min-w-0 grow">
              <FoldOnPhones
                title={localText(title, language).text}
                level="h3"
                titleClass="text-base font-semibold text-deep"
                heading={
                  <h3 className="mt-4">
                    <Local text={title} />
                  </h3>
                }
              >
                <p className="text-muted sm:mt-2">
                  <Local text={text} />
                </p>
              </FoldOnPhones>
            </div>
          </li>
        ))}
      </ol>
    </ChallengePart>
  );
}

export function Resources() {
  const files = [
    [guidelinesFile, m.challenge_guidelines(), m.challenge_guidelines_text()],
    [templateFile, m.challenge_template(), m.challenge_template_text()],
  ] as const;
  return (
    <ChallengePart part="resources" ground="mist">
      <ul className="grid gap-5 md:grid-cols-2">
        {files.map(([href, title, text]) => (
          <li
            key={href}
            className="flex flex-col items-start gap-4 rounded-petal border border-line bg-white p-6 shadow-card"
          >
            <div>
              <h3 className="flex items-center gap-3">
                <Icon name="document" size={26} className="text-gold-text" />
                {title}
              </h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
            <ButtonLink href={href} download variant="secondary" className="mt-auto">
              <Icon name="download" />
              {m.challenge_download()}
              <span className="sr-only">: {title}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </ChallengePart>
  );
}

export function Contact({ challenge }: Parts) {
  return (
    <ChallengePart part="contact-us" ground="deep" intro={m.challenge_contact_text()}>
      {challenge.email ? (
        <a
          href={`mailto:${challenge.email}?subject=${encodeURIComponent(challenge.name)}`}
          className="inline-flex min-h-14 items-center gap-3 rounded-soft bg-gold px-7 text-lg font-bold text-deep no-underline hover:bg-cream hover:text-deep"
        >
          <Icon name="mail" size={22} />
          {m.challenge_enquire()}
        </a>
      ) : null}
      <p className="mt-4">
        <SiteLink
          href="/innovationcampaign/enquiry"
          className="inline-flex min-h-11 items-center font-semibold text-white underline underline-offset-4 hover:text-gold"
        >
          {m.forms_challenge_form()}
        </SiteLink>
      </p>
      <ul aria-label={m.challenge_follow()} className="mt-8 flex flex-wrap gap-3">
        {challenge.social.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              rel="noopener noreferrer"
              target="_blank"
              className="inline-flex min-h-11 items-center rounded-full border border-gold px-5 font-semibold text-white no-underline hover:bg-deep-soft hover:text-white"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </ChallengePart>
  );
}
