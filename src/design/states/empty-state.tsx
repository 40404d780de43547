import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** One sentence: why the list is empty. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** A drawn picture; by default an open petal. */
  picture?: ReactNode;
}

/** An empty list: says why it is empty and offers the next step. */
export function EmptyState({ title, children, action, picture }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-petal border border-line bg-mist px-6 py-12 text-center">
      <div aria-hidden="true" className="mb-5 w-40 text-teal">
        {picture ?? <OpenPetal />}
      </div>
      <h2 className="text-xl md:text-2xl">{title}</h2>
      {children && <div className="measure mt-2 text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

function OpenPetal() {
  return (
    <svg
      viewBox="0 0 160 96"
      width="160"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className="h-auto w-full"
    >
      <path d="M8 86h144" className="stroke-line" />
      <path d="M80 86C50 70 48 34 80 12c32 22 30 58 0 74Z" className="fill-pale" />
      <path
        d="M80 86C52 84 28 70 24 42c26 2 46 16 56 44ZM80 86c28-2 52-16 56-44-26 2-46 16-56 44Z"
        className="fill-white"
      />
      <path d="M80 86V52" className="stroke-gold" />
      <circle cx="80" cy="46" r="4" className="fill-gold stroke-none" />
    </svg>
  );
}
