import { m } from '#src/paraglide/messages.js';

const bar = 'rounded-soft bg-pale motion-safe:animate-pulse';

/** A placeholder for content that is loading, in its final size. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block ${bar} ${className}`} />;
}

/** A placeholder for a card: picture, name, three lines, button. */
export function SkeletonCard() {
  return (
    <div role="status" className="flex gap-4 rounded-petal border border-line bg-white p-5">
      <span className="sr-only">{m.design_loading()}</span>
      <Skeleton className="size-20 shrink-0" />
      <div className="min-w-0 flex-1 space-y-3">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="h-11 w-40" />
      </div>
    </div>
  );
}
