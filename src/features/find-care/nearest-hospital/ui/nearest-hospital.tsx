import { useEffect, useState } from 'react';
import { afterNextPaint } from '#src/design/rendering/after-next-paint.ts';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { BuiltInHospital } from '../built-in-hospitals.ts';
import { farthestNearKm } from '../nearest-hospital.rules.ts';
import { DistanceTo } from './distance-to.tsx';
import { findNearest, mayFindUnasked } from './find-nearest.ts';
import { rememberTown } from './remember-town.ts';
import { forgetHospital, useRememberedHospital } from './remembered-hospital.ts';

type Search = 'idle' | 'searching' | 'far';

/**
 * The nearest of the 29 hospitals (specification, section 4): found at once where the browser has granted the position
 * before and the address has no location, otherwise by a button; the permission is never requested on load. A chip
 * shows the hospital and clears it.
 */
export function NearestHospital() {
  const hospital = useRememberedHospital();
  const [search, setSearch] = useState<Search>('idle');
  useEffect(() => {
    void findWithoutAsking(setSearch);
  }, []);
  return (
    <div aria-live="polite" className="grid min-h-44 content-center rounded-petal bg-pale p-4 sm:min-h-32 sm:p-6">
      {hospital ? (
        <Found
          hospital={hospital}
          onClear={() => {
            forgetHospital();
            rememberTown('');
            setSearch('idle');
          }}
        />
      ) : (
        <Offer search={search} onAsk={() => void find(setSearch)} />
      )}
    </div>
  );
}

function Found({ hospital, onClear }: { hospital: BuiltInHospital; onClear: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-5">
      <div className="min-w-0">
        <p className="text-muted">
          {m.nearest_hospital_yours()} <DistanceTo location={hospital.location} />
        </p>
        <p className="text-xl font-semibold">
          <SiteLink href={`/${hospital.slug}`} className="text-deep underline underline-offset-4">
            {hospital.name}
          </SiteLink>
        </p>
        <p className="mt-3 inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-teal bg-white pl-4 text-sm">
          <span className="text-teal">
            <Icon name="pin" size={16} />
          </span>
          <span className="min-w-0">{m.nearest_hospital_set({ hospital: hospital.name })}</span>
          <button
            type="button"
            onClick={onClear}
            aria-label={m.nearest_hospital_clear()}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-lg hover:bg-pale"
          >
            ×
          </button>
        </p>
      </div>
      <ButtonLink href={`/doctor?location=${encodeURIComponent(hospital.name)}`}>
        {m.nearest_hospital_doctors()}
      </ButtonLink>
    </div>
  );
}

function Offer({ search, onAsk }: { search: Search; onAsk: () => void }) {
  if (search === 'far') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-5">
        <p className="measure">
          <strong className="block text-deep">{m.nearest_hospital_far()}</strong>
          {m.nearest_hospital_far_hint({ km: farthestNearKm })}
        </p>
        <ButtonLink href="/our-hospitals">{m.nearest_hospital_all()}</ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <p className="measure">
        <strong className="block text-deep">{m.nearest_hospital_offer()}</strong>
        {m.nearest_hospital_privacy()}
      </p>
      <div className="flex flex-wrap items-center gap-x-4">
        <Button type="button" onClick={onAsk} disabled={search === 'searching'}>
          {search === 'searching' ? m.nearest_hospital_searching() : m.nearest_hospital_use()}
        </Button>
        <SiteLink
          href="/our-hospitals"
          className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
        >
          {m.nearest_hospital_all()}
        </SiteLink>
      </div>
    </div>
  );
}

async function findWithoutAsking(report: (search: Search) => void): Promise<void> {
  if (await mayFindUnasked()) await find(report);
}

async function find(report: (search: Search) => void): Promise<void> {
  report('searching');
  await afterNextPaint();
  report((await findNearest()) === 'far' ? 'far' : 'idle');
}
