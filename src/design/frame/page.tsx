import { Children, isValidElement, type ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbItem } from '../navigation/breadcrumb.tsx';
import { PagePart } from '../rendering/page-part.tsx';
import { useStrapline } from './use-strapline.ts';

/** What a place, such as one hospital, shows in place of the group's brand. */
export interface PlaceBrand {
  /** The shared picture of the page is drawn in this hospital's brand. */
  hospitalId: number;
  /** Above the title: its logo and strapline. */
  mark: ReactNode;
  /** Custom properties of tokens.css that its colour replaces. */
  tokens: Record<string, string> | undefined;
}

interface PageProps {
  title: string;
  /** A landing page shows the group's strapline under its title. */
  isLanding?: boolean;
  /** The line under the title of any other page: the speciality, the place, the kind. */
  line?: ReactNode;
  /** One or two sentences: the purpose of this page. */
  intro?: ReactNode;
  /** Directly below the intro: a search bar or the next step. */
  lead?: ReactNode;
  crumbs?: readonly BreadcrumbItem[];
  /** A drawn picture beside the title. */
  banner?: ReactNode;
  /** The brand of the one place that the page is about. */
  brand?: PlaceBrand | undefined;
  children: ReactNode;
}

/** The header of every page, and the column of its content. */
export function Page({ brand, ...page }: PageProps) {
  if (!brand) return <PageParts {...page} />;
  return (
    <div className="contents" data-hospital={brand.hospitalId} style={brand.tokens}>
      <PageParts {...page} brand={brand} />
    </div>
  );
}

function PageParts({ title, isLanding = false, line, intro, lead, crumbs = [], banner, brand, children }: PageProps) {
  const strapline = useStrapline();
  const underTitle = isLanding ? strapline : line;
  return (
    <>
      <header className="relative mb-6 border-b border-line bg-mist md:mb-12">
        {/* Only the decoration is clipped at the header's edge: elements that open in the header, such as suggestions,
            may extend beyond it. */}
        <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
          <PetalLines />
        </div>
        <div className="page-column relative pt-2 pb-5 md:pt-3 md:pb-12">
          {/* Above both columns: beside a drawing it would need two lines on tablets. */}
          {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
          <div
            className={
              banner ? 'grid items-center gap-3 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-8' : undefined
            }
          >
            <div className="min-w-0">
              {brand?.mark}
              <h1 className="mt-1 max-w-4xl md:mt-3">{title}</h1>
              {underTitle && <p className="mt-2 font-medium text-gold-text">{underTitle}</p>}
              {intro && (
                <div className="measure mt-2 text-base leading-relaxed text-pretty text-muted md:mt-4 md:text-lg">
                  {intro}
                </div>
              )}
              {lead && (
                <div className="mt-3 md:mt-6">
                  <PagePart>{lead}</PagePart>
                </div>
              )}
            </div>
            {banner && <div className="overflow-hidden rounded-petal">{banner}</div>}
          </div>
        </div>
      </header>
      <div className="page-column pb-14 lg:pb-24">{inParts(children)}</div>
    </>
  );
}

/** Each section of a page is hydrated by itself. */
function inParts(children: ReactNode): ReactNode {
  return Children.map(children, (child) => (isValidElement(child) ? <PagePart>{child}</PagePart> : child));
}

/** The petal's curve, large and faint at the far edge, where there is no text. */
function PetalLines() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 240"
      width="320"
      height="240"
      className="pointer-events-none absolute -top-6 -right-28 hidden text-teal opacity-15 lg:block xl:right-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
    >
      {[0, 14, 28, 42, 56].map((inset) => (
        <path
          key={inset}
          d={`M${300 - inset} ${-20 + inset}C${120 + inset} ${-10 + inset} ${60 + inset} ${90} ${150 + inset / 2} ${210 - inset}C${270 - inset / 2} ${190 - inset} ${330 - inset} ${110} ${300 - inset} ${-20 + inset}Z`}
        />
      ))}
    </svg>
  );
}
