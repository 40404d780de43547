import { serverOnly } from '#src/design/rendering/server-only.tsx';
import { languages, type Language } from '#src/shared/languages.ts';
import { groupsOf } from '../menus.rules.ts';
import type { MenuItem, MenuKey, ShownGroup } from '../menus.schema.ts';
import { shippedMenu } from '../shipped-menu.rules.ts';
import { languageName } from './menu-words.ts';

interface MenuPreviewProps {
  menu: MenuKey;
  items: readonly MenuItem[];
}

/**
 * What visitors see in each language: headings with their links. For an empty menu it is the shipped one, in languages
 * whose texts the browser does not have, so only the server renders it.
 */
export const MenuPreview = serverOnly<MenuPreviewProps>(import.meta.env.SSR ? InAllLanguages : null);

function InAllLanguages({ menu, items }: MenuPreviewProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      {languages.map((language) => {
        const own = groupsOf(items, language);
        return (
          <div key={language} className="min-w-0">
            <h3 className="mb-2 text-base">{languageName(language)}</h3>
            <Groups
              groups={own.length > 0 ? own : shippedMenu(language)}
              language={language}
              isOnDeep={menu === 'footer'}
            />
          </div>
        );
      })}
    </div>
  );
}

interface GroupsProps {
  groups: readonly ShownGroup[];
  language: Language;
  isOnDeep: boolean;
}

/** Texts without links, so that nobody leaves typed text by a link of the preview. */
function Groups({ groups, language, isOnDeep }: GroupsProps) {
  const box = isOnDeep ? 'on-deep bg-deep text-white' : 'border border-line bg-white';
  return (
    <div lang={language} className={`rounded-soft p-4 wrap-anywhere ${box}`}>
      {groups.map(({ title, href, links }, index) => (
        <div key={`${index}-${title}`} className="mb-4 last:mb-0">
          <p className={`font-semibold ${isOnDeep ? 'text-gold' : href ? 'text-teal' : 'text-gold-text'}`}>{title}</p>
          <ul>
            {links.map(({ label, hint }, place) => (
              <li key={`${place}-${label}`} className="py-1">
                <span className={isOnDeep ? 'block' : 'block font-semibold text-teal'}>{label}</span>
                {hint && !isOnDeep && <span className="block text-[0.9375rem] leading-snug text-muted">{hint}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
