import { useState } from 'react';
import { TextField } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';

interface NewPasswordProps {
  minimum: number;
  error?: string | undefined;
}

const words = [
  () => m.session_strength_weak(),
  () => m.session_strength_fair(),
  () => m.session_strength_good(),
  () => m.session_strength_strong(),
] as const;

/** A new password with a strength meter. Length and variety count; no kind of character is required. */
export function NewPassword({ minimum, error }: NewPasswordProps) {
  const [strength, setStrength] = useState<number>();
  return (
    <div onInput={(event) => setStrength(strengthOf((event.target as HTMLInputElement).value, minimum))}>
      <TextField
        label={m.session_new_password()}
        name="password"
        type="password"
        hint={m.session_password_hint({ minimum })}
        autoComplete="new-password"
        error={error}
        maxLength={128}
        required
      />
      <p className="mt-2 flex items-center gap-3 text-[0.9375rem]" role="status">
        {strength === undefined ? null : (
          <>
            <meter
              min={0}
              max={4}
              low={2}
              high={3}
              optimum={4}
              value={strength + 1}
              className="h-3 w-32"
              aria-label={m.session_strength()}
            />
            <span>{words[strength]?.()}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** The strength: undefined for an empty password, otherwise 0 to 3. It is only a hint, because the server decides. */
function strengthOf(password: string, minimum: number): number | undefined {
  if (!password) return undefined;
  const length = [...password].length;
  const variety = new Set(password).size;
  if (length < minimum || variety < 4) return 0;
  const score = length + variety / 2;
  return score >= 24 ? 3 : score >= 17 ? 2 : 1;
}
