import { Button } from '#src/design/form/button.tsx';
import { m } from '#src/paraglide/messages.js';
import { chooseConsent } from './consent.ts';

/** Yes and no, equal in size, colour and position. */
export function ConsentButtons() {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button type="button" variant="secondary" onClick={() => chooseConsent('yes')}>
        {m.scripts_allow()}
      </Button>
      <Button type="button" variant="secondary" onClick={() => chooseConsent('no')}>
        {m.scripts_refuse()}
      </Button>
    </div>
  );
}
