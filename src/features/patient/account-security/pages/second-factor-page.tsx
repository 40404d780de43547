import { data } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { askToReauthenticate, withProof } from '#src/features/patient/sign-in/sign-in.server.ts';
import { ReauthenticationStep } from '#src/features/patient/sign-in/ui/reauthentication-step.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { refusalOf, typedTexts } from '#src/platform/http/form-answer.ts';
import { requestContext, type RequestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { isFailure } from '#src/shared/failure.ts';
import { changeSecondFactor, viewSecondFactor } from '../second-factor-page.server.ts';
import { Refusal } from '#src/features/patient/profile/ui/account-form.tsx';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import type { Route } from './+types/second-factor-page';

export async function loader({ context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  try {
    return { state: await viewSecondFactor(here.app, requirePatient(here.actor)), proof: null };
  } catch (error) {
    // Only the owner sees the key of the set-up.
    if (!isFailure(error, 'proof_needed')) throw error;
    return { state: null, proof: await askToReauthenticate(here) };
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  return withProof(here, request, () => change(here, request));
}

async function change({ app, actor, language, clientAddress, setCookie }: RequestContext, request: Request) {
  const typed = typedTexts(await request.formData());
  const intent = typed['intent'] ?? '';
  try {
    const code = (typed['code'] ?? '').slice(0, 40);
    const codes = await changeSecondFactor(app, requirePatient(actor), { intent, code, clientAddress, setCookie });
    return data({ intent, codes, refusal: undefined });
  } catch (error) {
    if (!isFailure(error) || error.details.code === 'proof_needed') throw error;
    return data({ intent, codes: [], refusal: refusalOf(error, typed, language) }, { status: error.details.status });
  }
}

/**
 * The second factor: a code from an app in addition to the password. Recovery codes are shown once, when they are
 * made.
 */
export default function SecondFactorPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = answer && 'proof' in answer ? undefined : answer;
  const proof = answer && 'proof' in answer ? answer.proof : loaderData.proof;
  const { state } = loaderData;
  const done = actionData && !actionData.refusal ? doneWords(actionData.intent) : null;
  return (
    <AccountFrame
      title={m.setting_factor()}
      intro={m.setting_factor_intro()}
      parent={{ label: m.setting_title(), href: '/setting' }}
      done={done}
    >
      <Refusal refusal={actionData?.refusal} />
      {actionData && actionData.codes.length > 0 ? <RecoveryCodes codes={actionData.codes} /> : null}
      {proof || !state ? (
        proof && <ReauthenticationStep proof={proof} />
      ) : state.setUp ? (
        <SetUp setUp={state.setUp} error={actionData?.refusal?.fields['code']} />
      ) : (
        <TurnedOn state={state} />
      )}
    </AccountFrame>
  );
}

function doneWords(intent: string): string {
  return intent === 'confirm'
    ? m.setting_factor_done_on()
    : intent === 'renew'
      ? m.setting_factor_done_codes()
      : m.setting_factor_done_off();
}

function SetUp({
  setUp,
  error,
}: {
  setUp: { secret: string; address: string; size: number; path: string };
  error: string | undefined;
}) {
  return (
    <Card className="p-5 md:p-8">
      <ol className="space-y-6">
        <li>
          <h2 className="text-xl">{m.setting_factor_step_scan()}</h2>
          <p className="mt-1">{m.setting_factor_step_scan_text()}</p>
          <div className="mt-4 flex flex-wrap items-center gap-6">
            <svg
              role="img"
              aria-label={m.setting_factor_picture()}
              viewBox={`-2 -2 ${setUp.size + 4} ${setUp.size + 4}`}
              width="200"
              height="200"
              className="shrink-0 rounded-soft border border-line bg-white"
              shapeRendering="crispEdges"
            >
              <path stroke="#000" d={setUp.path} />
            </svg>
            <div className="min-w-0">
              <p className="text-[0.9375rem] text-muted">{m.setting_factor_secret()}</p>
              <p className="font-semibold break-words text-deep tabular-nums">{setUp.secret}</p>
              <p className="mt-2">
                <a href={setUp.address} className="inline-flex min-h-11 items-center">
                  {m.setting_factor_open_app()}
                </a>
              </p>
            </div>
          </div>
        </li>
        <li>
          <h2 className="text-xl">{m.setting_factor_step_code()}</h2>
          <CsrfForm noValidate className="mt-3 max-w-xs space-y-4">
            <input type="hidden" name="intent" value="confirm" />
            <TextField
              label={m.setting_factor_code()}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              hint={m.setting_factor_code_hint()}
              error={error}
              maxLength={12}
              required
            />
            <Button>{m.setting_factor_turn_on()}</Button>
          </CsrfForm>
        </li>
      </ol>
    </Card>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Card as="section" aria-labelledby="codes" className="p-5 md:p-8">
      <h2 id="codes" className="text-xl">
        {m.setting_codes_title()}
      </h2>
      <p className="measure mt-1">{m.setting_codes_text()}</p>
      <ul className="mt-4 grid max-w-md grid-cols-2 gap-x-8 gap-y-2 text-lg font-semibold text-deep tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Card>
  );
}

/** Both changes require another code: a session in an unattended browser is not enough. */
function TurnedOn({ state }: { state: { since: Date | null; recoveryCodesLeft: number } }) {
  return (
    <Card className="p-5 md:p-8">
      <Notice tone="success">
        {m.setting_factor_on({
          date: state.since ? formatDay(state.since, getLocale()) : '',
          codes: state.recoveryCodesLeft,
        })}
      </Notice>
      <CsrfForm noValidate className="mt-6 max-w-md space-y-4">
        <TextField
          label={m.setting_factor_code()}
          name="code"
          autoComplete="one-time-code"
          hint={m.setting_factor_code_or_recovery()}
          maxLength={40}
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="renew" variant="secondary">
            {m.setting_codes_renew()}
          </Button>
          <Button name="intent" value="remove" variant="danger">
            {m.setting_factor_turn_off()}
          </Button>
        </div>
      </CsrfForm>
    </Card>
  );
}
