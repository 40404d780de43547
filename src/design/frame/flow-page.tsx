import type { ReactNode } from 'react';
import { m } from '#src/paraglide/messages.js';
import { Icon } from '../icons/icon.tsx';
import { SiteLink } from '../navigation/site-link.tsx';

export interface FlowStep {
  /** The current step, from 1. */
  now: number;
  of: number;
}

interface FlowPageProps {
  title: string;
  /** Absent on pages that are not a step. */
  step?: FlowStep | undefined;
  /** One or two sentences that say what to do here. */
  intro?: ReactNode;
  /** The page before this one. */
  back?: { label: string; href: string } | undefined;
  /** The booked or bought items: before the form on phones, beside it where there is room. */
  summary?: ReactNode;
  /** Further reading: after the form on phones, below the summary where there is room. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of a task in steps, inside the flow frame. */
export function FlowPage({ title, step, intro, back, summary, aside, children }: FlowPageProps) {
  const hasSide = Boolean(summary) || Boolean(aside);
  return (
    <div className="page-column pt-2 pb-14 md:pt-6">
      <div className="mx-auto max-w-5xl">
        {back ? (
          <SiteLink
            href={back.href}
            className="inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem] text-muted no-underline hover:underline"
          >
            <Icon name="left" size={14} className="text-gold" />
            {back.label}
          </SiteLink>
        ) : null}
        <header className={back ? '' : 'pt-3'}>
          {step ? <StepOf {...step} /> : null}
          <h1 className="mt-1 text-[1.75rem] md:text-[2.25rem]">{title}</h1>
          {intro ? <div className="measure mt-2 text-muted">{intro}</div> : null}
        </header>
        <div
          className={`mt-5 grid items-start gap-6 md:mt-7 ${hasSide ? 'lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-10' : ''}`}
        >
          {summary ? <div className="min-w-0 lg:col-start-2 lg:row-start-1">{summary}</div> : null}
          <div className={`min-w-0 ${hasSide ? 'lg:col-start-1 lg:row-span-2 lg:row-start-1' : ''}`}>{children}</div>
          {aside ? (
            <div className={`min-w-0 lg:col-start-2 ${summary ? 'lg:row-start-2' : 'lg:row-start-1'}`}>{aside}</div>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function StepOf({ now, of }: FlowStep) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p id="flow-step" className="font-medium text-gold-text">
        {m.design_step({ now, of })}
      </p>
      <progress
        aria-labelledby="flow-step"
        value={now}
        max={of}
        className="h-1.5 w-32 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-teal [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-teal"
      />
    </div>
  );
}
