import { Local } from '#src/design/content/local.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { PagePart } from '#src/design/rendering/page-part.tsx';
import { RichText } from '#src/features/publishing/entries/ui/text/rich-text.tsx';
import { m } from '#src/paraglide/messages.js';
import type { FaqGroup } from '../info-pages.schema.ts';

const groupNames: Record<string, () => string> = {
  booking: m.info_pages_faq_group_booking,
  account: m.info_pages_faq_group_account,
  insurance: m.info_pages_faq_group_insurance,
  packages: m.info_pages_faq_group_packages,
  payment: m.info_pages_faq_group_payment,
  visiting: m.info_pages_faq_group_visiting,
  privacy: m.info_pages_faq_group_privacy,
  cares: m.info_pages_faq_group_cares,
  'cares-app': m.info_pages_faq_group_cares_app,
  general: m.info_pages_faq_group_general,
};

export function groupName(group: string): string {
  return (groupNames[group] ?? m.info_pages_faq_group_general)();
}

/** Questions in disclosures, several of which may be open; the browser's search in the page opens them. */
export function FaqGroups({ groups, isOpen = false }: { groups: readonly FaqGroup[]; isOpen?: boolean }) {
  return (
    <div className="space-y-12">
      {groups.map(({ group, questions }) => (
        <section key={group} aria-labelledby={`group-${group}`} className="scroll-mt-28">
          <h2 id={`group-${group}`} className="mb-4">
            {groupName(group)}
          </h2>
          <PagePart>
            {' '}
            <div className="max-w-3xl divide-y divide-line border-y border-line">
              {questions.map((question) => (
                <details key={question.id} id={question.slug} open={isOpen} className="group scroll-mt-28">
                  <summary className="no-marker flex min-h-14 items-center justify-between gap-4 py-3 font-semibold text-deep hover:text-teal">
                    <Local text={question.title} />
                    <Icon name="down" className="text-teal transition-transform duration-150 group-open:rotate-180" />
                  </summary>
                  <div className="pb-5">
                    <RichText html={question.body} />
                  </div>
                </details>
              ))}
            </div>
          </PagePart>
        </section>
      ))}
    </div>
  );
}
