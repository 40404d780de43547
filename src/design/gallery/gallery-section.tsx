import type { ReactNode } from 'react';

/** One section of the gallery. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-10 first:border-t-0 first:pt-0">
      <h2 className="mb-6">{title}</h2>
      <div className="grid gap-8">{children}</div>
    </section>
  );
}

/** One component in one state, with the state's name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-sm text-muted">{name}</p>
      {children}
    </div>
  );
}
