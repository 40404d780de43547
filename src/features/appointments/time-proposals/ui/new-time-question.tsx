import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { PhoneLink } from '#src/design/content/phone-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay, formatTime } from '#src/shared/dates.ts';
import type { NewTimePageData } from '../new-time-form.server.ts';
import type { OtherTimes, ProposalView } from '../view-proposal.server.ts';

interface QuestionProps {
  page: NewTimePageData;
  /** The token of the link; absent for the signed-in patient. */
  token?: string | undefined;
}

/** The question about a new time, the choice of another time, the cancellation, or the present state. */
export function NewTimeQuestion({ page: { view, step, times, message }, token }: QuestionProps) {
  const hidden = token ? <input type="hidden" name="token" value={token} /> : null;
  const hospital = view.doctor.hospitals.find(({ id }) => id === view.hospitalId) ?? view.doctor.hospitals[0]!;
  return (
    <div className="measure space-y-6">
      {message ? <Notice tone="error">{message}</Notice> : null}
      {view.state !== 'proposed' ? (
        <Outcome view={view} />
      ) : step === 'other' && times ? (
        <Other times={times} hidden={hidden} />
      ) : step === 'cancel' ? (
        <CancelSure view={view} hidden={hidden} />
      ) : (
        <Question view={view} hidden={hidden} hospitalName={hospital.name} />
      )}
      <p>
        {m.new_times_call()}: <PhoneLink phone={hospital.phone} />
      </p>
    </div>
  );
}

function Question({ view, hidden, hospitalName }: { view: ProposalView; hidden: ReactNode; hospitalName: string }) {
  return (
    <>
      <p>{m.new_times_sorry({ doctor: view.formerDoctor ?? view.doctor.name, was: view.was })}</p>
      <Card as="section" className="p-5 md:p-6" aria-labelledby="question">
        <h2 id="question" className="text-xl font-semibold text-deep">
          {m.new_times_question()}
        </h2>
        <dl className="mt-4 space-y-3">
          <div>
            <dt className="text-[0.9375rem] text-muted">{m.new_times_was()}</dt>
            <dd className="text-muted line-through">{view.was}</dd>
          </div>
          <div>
            <dt className="text-[0.9375rem] text-muted">{m.new_times_new()}</dt>
            <dd className="text-xl font-semibold text-deep">{view.when}</dd>
          </div>
          <div>
            <dt className="text-[0.9375rem] text-muted">{m.new_times_with()}</dt>
            <dd>
              <span className="font-semibold">{view.doctor.name}</span>
              <br />
              {view.mode === 'teleconsult' ? m.appointments_mode_teleconsult() : hospitalName}
            </dd>
          </div>
        </dl>
        <p className="mt-4">{m.new_times_until({ until: view.until })}</p>
        <CsrfForm className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          {hidden}
          <Button name="intent" value="accept">
            {m.new_times_accept()}
          </Button>
          <Button name="intent" value="other" variant="secondary">
            {m.new_times_other()}
          </Button>
          <Button name="intent" value="cancel" variant="quiet">
            {m.new_times_cancel()}
          </Button>
        </CsrfForm>
      </Card>
    </>
  );
}

function Other({ times: { days, day, times }, hidden }: { times: OtherTimes; hidden: ReactNode }) {
  const language = getLocale();
  return (
    <section aria-labelledby="other" className="space-y-5">
      <h2 id="other" className="text-xl font-semibold text-deep">
        {m.new_times_other()}
      </h2>
      {day ? (
        <>
          <CsrfForm className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            {hidden}
            <SelectField
              name="day"
              label={m.new_times_day()}
              options={days.map((value) => ({ value, label: formatDay(value, language) }))}
              defaultValue={day}
            />
            <Button name="intent" value="other" variant="secondary">
              {m.new_times_show()}
            </Button>
          </CsrfForm>
          <CsrfForm>
            {hidden}
            <input type="hidden" name="day" value={day} />
            <fieldset>
              <legend className="font-semibold text-deep">
                {m.new_times_times({ day: formatDay(day, language) })}
              </legend>
              <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
                {times.map((at) => (
                  <label
                    key={at.toISOString()}
                    className="flex min-h-12 items-center gap-3 rounded-soft border-2 border-field bg-white px-3 tabular-nums has-checked:border-teal has-checked:bg-pale"
                  >
                    <input type="radio" name="slot" value={at.toISOString()} required className="size-5 accent-teal" />
                    {formatTime(at, language)}
                  </label>
                ))}
              </div>
            </fieldset>
            <div className="mt-5">
              <Button name="intent" value="choose">
                {m.new_times_pick()}
              </Button>
            </div>
          </CsrfForm>
        </>
      ) : (
        <p>{m.new_times_none()}</p>
      )}
      <BackToQuestion hidden={hidden} />
    </section>
  );
}

function CancelSure({ view, hidden }: { view: ProposalView; hidden: ReactNode }) {
  return (
    <section aria-labelledby="cancel" className="rounded-soft bg-error-pale p-5">
      <h2 id="cancel" className="text-xl">
        {m.new_times_cancel_sure()}
      </h2>
      <p className="mt-2">{m.new_times_cancel_text({ was: view.was })}</p>
      <CsrfForm className="mt-4 flex flex-wrap gap-3">
        {hidden}
        <Button name="intent" value="cancel-now" variant="danger">
          {m.new_times_cancel_yes()}
        </Button>
        <Button name="intent" value="open" variant="secondary">
          {m.new_times_back()}
        </Button>
      </CsrfForm>
    </section>
  );
}

function BackToQuestion({ hidden }: { hidden: ReactNode }) {
  return (
    <CsrfForm>
      {hidden}
      <Button name="intent" value="open" variant="quiet">
        {m.new_times_back()}
      </Button>
    </CsrfForm>
  );
}

/** The question is answered or over: shows the present state. */
function Outcome({ view: { state, was, present, doctor, hospitalId } }: { view: ProposalView }) {
  if (state === 'accepted' || state === 'chosen_another')
    return present.isCancelled ? (
      <Notice tone="info" title={m.new_times_done_cancelled()}>
        {m.new_times_over_cancelled()}
      </Notice>
    ) : (
      <Notice tone="success" title={m.new_times_done_moved({ when: present.when })}>
        {m.new_times_done_told()}
      </Notice>
    );
  if (state === 'cancelled')
    return (
      <>
        <Notice tone="success" title={m.new_times_done_cancelled()}>
          {m.new_times_done_told()}
        </Notice>
        <p>
          <ButtonLink href={`/book/${doctor.slug}?hospital=${hospitalId}`}>{m.new_times_book_again()}</ButtonLink>
        </p>
      </>
    );
  return (
    <Notice tone="info" title={m.new_times_over_title()}>
      {present.isCancelled
        ? m.new_times_over_cancelled()
        : state === 'over' && present.when === was
          ? m.new_times_over_late({ was })
          : m.new_times_over_stands({ when: present.when })}
    </Notice>
  );
}
