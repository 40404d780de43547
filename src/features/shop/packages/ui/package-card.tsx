import { ButtonLink } from '#src/design/form/button.tsx';
import { Chip } from '#src/design/content/chip.tsx';
import { fixedMarkup } from '#src/design/rendering/fixed-markup.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { memberPriceSen } from '#src/features/membership/memberships/memberships.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import { formatSen } from '#src/shared/money.ts';
import { buyNowAddress, hospitalsNamed } from '../packages.rules.ts';
import type { PackageCardData } from '../packages.schema.ts';
import { PackagePicture } from './package-picture.tsx';
import { ageWords, genderWords } from './package-words.ts';

interface PackageCardProps {
  item: PackageCardData;
  /** Id of the comparison form, if the card can be picked. */
  picks?: string | undefined;
  /** The largest member discount, in percent. */
  memberPercent?: number;
  /** False beside others with the same scene; a photo is always shown. */
  isDrawn?: boolean;
}

function Card({ item, picks, memberPercent = 0, isDrawn = true }: PackageCardProps) {
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-petal border border-line bg-white shadow-card">
      {item.photo || isDrawn ? (
        <div className={`h-44 w-full bg-mist max-sm:hidden ${item.photo ? '' : '[&_img]:object-contain [&_img]:pt-2'}`}>
          <PackagePicture item={item} sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 1px" />
        </div>
      ) : null}
      <div className="flex grow flex-col gap-2 p-4 sm:gap-3 sm:p-5">
        <div>
          <p className="mb-1 text-sm font-medium text-gold-text">
            <Local text={item.type.name} />
          </p>
          <h3 className="text-lg leading-snug font-semibold">
            <SiteLink href={`/health-package/${item.slug}`} className="text-deep no-underline hover:underline">
              <Local text={item.title} />
            </SiteLink>
          </h3>
          <p className="mt-1 text-[0.9375rem] text-muted max-sm:hidden">
            <Local text={item.summary} />
          </p>
        </div>
        <p className="flex flex-wrap gap-2">
          <Chip>{genderWords(item.gender)}</Chip>
          <Chip>{ageWords(item)}</Chip>
        </p>
        <Highlights item={item} />
        <Places item={item} />
        <Foot item={item} picks={picks} memberPercent={memberPercent} />
      </div>
    </article>
  );
}

/**
 * A package's card: for whom, inclusions, price, hospitals. It has only texts, links and the browser's own checkbox, so
 * the browser needs no code for it, and of its data only the id.
 */
export const PackageCard = fixedMarkup<PackageCardProps>('package-card', import.meta.env.SSR ? Card : null, {
  maxCached: 500,
  keyOf: ({ item }) => item.id,
});

function Highlights({ item }: { item: PackageCardData }) {
  const more = item.inclusionCount - item.highlights.length;
  return (
    <ul className="space-y-1 text-sm max-sm:hidden">
      {item.highlights.map((text) => (
        <li key={text.en} className="flex gap-2">
          <Icon name="check" size={16} className="mt-0.5 text-teal" />
          <span className="min-w-0">
            <Local text={text} />
          </span>
        </li>
      ))}
      {more > 0 ? <li className="pl-6 text-muted">{m.packages_more_inclusions({ count: more })}</li> : null}
    </ul>
  );
}

function Places({ item: { hospitals } }: { item: PackageCardData }) {
  const names =
    hospitals.length <= hospitalsNamed
      ? hospitals.map(({ name }) => name).join(getLocale() === 'zh' ? '、' : ', ')
      : m.packages_at_hospitals({ count: hospitals.length });
  return (
    <p className="flex gap-2 text-sm text-muted">
      <Icon name="pin" size={16} className="mt-0.5 text-teal" />
      <span className="min-w-0">{names}</span>
    </p>
  );
}

function Foot({
  item,
  picks,
  memberPercent,
}: {
  item: PackageCardData;
  picks: string | undefined;
  memberPercent: number;
}) {
  const title = localText(item.title, getLocale()).text;
  return (
    <div className="mt-auto border-line sm:border-t sm:pt-3">
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2 sm:block">
        <div className="min-w-0 grow basis-28">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <strong className="text-xl text-deep tabular-nums">{formatSen(item.priceSen)}</strong>
            <span className="text-xs text-muted tabular-nums">{item.approvalNumber}</span>
          </p>
          {memberPercent > 0 ? (
            <p className="text-sm text-success tabular-nums">
              {m.packages_members_pay({ price: formatSen(memberPriceSen(item.priceSen, memberPercent)) })}
            </p>
          ) : null}
        </div>
        <ButtonLink
          href={buyNowAddress(item)}
          rel="nofollow"
          aria-label={m.cart_buy_now_named({ title })}
          variant="secondary"
          className="shrink-0 sm:mt-2 sm:w-full"
        >
          {m.cart_buy_now()}
        </ButtonLink>
      </div>
      <div className={`mt-1 flex flex-wrap items-center justify-between gap-x-4 ${picks ? '' : 'max-sm:hidden'}`}>
        <SiteLink
          href={`/health-package/${item.slug}`}
          aria-label={m.packages_view_named({ title })}
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-teal"
        >
          {m.packages_view()}
          <Icon name="right" size={16} />
        </SiteLink>
        {picks ? (
          <label className="inline-flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              name="packages"
              value={item.slug}
              form={picks}
              className="size-6 shrink-0 accent-teal"
            />
            <span>
              {m.packages_compare()}
              <span className="sr-only">: {title}</span>
            </span>
          </label>
        ) : null}
      </div>
    </div>
  );
}
