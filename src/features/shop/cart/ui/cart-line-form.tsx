import { Button } from '#src/design/form/button.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { PackagePicture } from '#src/features/shop/packages/ui/package-picture.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import { formatSen } from '#src/shared/money.ts';
import type { CartPerson, FormProblem } from '../cart-form.server.ts';
import type { CartLine, CartOffer } from '../cart.schema.ts';
import { LineChoices } from './line-choices.tsx';

interface CartLineFormProps {
  line: CartLine;
  persons: readonly CartPerson[];
  /** The problem with the form that was just sent from this line. */
  problem: FormProblem | undefined;
}

/** One line of the cart: package, hospital, person, quantity and price; selected or saved for later. */
export function CartLineForm({ line, persons, problem }: CartLineFormProps) {
  const title = localText(line.title, getLocale()).text;
  const isSelected = problem ? problem.typed.isSelected === 'yes' : line.isSelected;
  return (
    <CsrfForm
      aria-label={title}
      className={`rounded-petal border bg-white p-4 shadow-card sm:p-5 ${line.isSelected && line.offer ? 'border-teal' : 'border-line'}`}
    >
      <input type="hidden" name="line" value={line.id} />
      <div className="flex gap-4">
        {line.offer ? (
          <div className="h-20 w-28 shrink-0 overflow-hidden rounded-petal bg-mist max-sm:hidden">
            <PackagePicture item={line.offer} sizes="7rem" />
          </div>
        ) : null}
        <div className="min-w-0 flex-1">
          <Heading line={line} />
          <label className="mt-1 inline-flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="isSelected"
              value="yes"
              defaultChecked={isSelected}
              disabled={!line.offer && !line.isSelected}
              className="size-6 shrink-0 accent-teal"
            />
            <span>
              {m.cart_selected()}
              <span className="sr-only">: {title}</span>
            </span>
          </label>
        </div>
      </div>
      {line.offer ? (
        <LineChoices line={line} offer={line.offer} persons={persons} problem={problem} />
      ) : (
        <div className="my-3">
          <Notice tone="warning">{m.cart_not_on_sale()}</Notice>
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="secondary"
            name="intent"
            value="update"
            aria-label={m.cart_update_named({ title })}
          >
            {m.cart_update()}
          </Button>
          <Button
            type="submit"
            variant="quiet"
            name="intent"
            value="remove"
            formNoValidate
            aria-label={m.cart_remove_named({ title })}
          >
            <Icon name="remove" size={18} />
            {m.cart_remove()}
          </Button>
        </p>
        {line.offer ? <Amount line={line} offer={line.offer} /> : null}
      </div>
    </CsrfForm>
  );
}

function Heading({ line }: { line: CartLine }) {
  const hospital = line.offer?.hospitals.find(({ id }) => id === line.hospitalId);
  return (
    <>
      {line.offer ? (
        <p className="text-sm font-medium text-gold-text">
          <Local text={line.offer.type.name} />
        </p>
      ) : null}
      <h2 className="text-lg leading-snug font-semibold text-deep">
        {line.offer ? (
          <SiteLink href={`/health-package/${line.offer.slug}`} className="text-deep no-underline hover:underline">
            <Local text={line.title} />
          </SiteLink>
        ) : (
          <Local text={line.title} />
        )}
      </h2>
      {/* On a phone a long name does not fit into the select below. */}
      {hospital ? <p className="mt-1 text-sm text-muted sm:hidden">{hospital.name}</p> : null}
    </>
  );
}

/** Unit price x quantity, with the former price where it has changed. */
function Amount({ line, offer }: { line: CartLine; offer: CartOffer }) {
  return (
    <p className="ml-auto text-right tabular-nums">
      {line.formerPriceSen === null ? null : (
        <span className="block text-sm text-gold-text">
          {m.cart_price_was({ price: formatSen(line.formerPriceSen) })}
        </span>
      )}
      {offer.unitPriceSen < offer.normalPriceSen ? (
        <span className="block text-sm text-success">
          {m.cart_member_price({ price: formatSen(offer.normalPriceSen) })}
        </span>
      ) : null}
      <span className="block text-sm text-muted">
        {m.cart_times({ quantity: line.quantity, price: formatSen(offer.unitPriceSen) })}
      </span>
      <strong className="text-lg text-deep">{formatSen(offer.totalSen)}</strong>
    </p>
  );
}
