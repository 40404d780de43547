import { fixedMarkup } from '#src/design/rendering/fixed-markup.tsx';
import { MainMenu, PhoneMenu } from '#src/design/frame/main-menu.tsx';
import { ScriptsOff } from '#src/design/frame/scripts-off.tsx';
import { SiteFooter } from '#src/design/frame/site-footer.tsx';
import type { ShownGroup } from '#src/features/site/menus/menus.schema.ts';
import { shippedMenu } from '#src/features/site/menus/shipped-menu.rules.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';

interface MenuProps {
  /** The group's own menu; an absent one is shown as shipped. */
  own: readonly ShownGroup[] | undefined;
}

/** Links that the law requires on every page. */
function legalLinks() {
  return [
    { label: m.site_legal_pdpa(), href: '/pdpa' },
    { label: m.site_legal_terms(), href: '/terms' },
    { label: m.site_legal_privacy(), href: '/privacy' },
    { label: m.site_legal_cookies(), href: '/cookies#choice' },
    { label: m.site_legal_accessibility(), href: '/accessibility' },
  ];
}

function WideMenu({ own }: MenuProps) {
  return <MainMenu menu={own ?? shippedMenu(getLocale())} label={m.design_main_menu()} />;
}

function SheetMenu({ own }: MenuProps) {
  return <PhoneMenu menu={own ?? shippedMenu(getLocale())} label={m.design_menu()} />;
}

function Footer({ brand, own }: MenuProps & { brand: Brand }) {
  return (
    <SiteFooter
      brand={brand}
      strapline={localText(brand.strapline, getLocale()).text}
      groups={own ?? shippedMenu(getLocale())}
      legal={{ title: m.site_legal(), links: legalLinks() }}
    />
  );
}

function WithoutScripts({ phone }: { phone: string }) {
  return <ScriptsOff text={m.design_scripts_off()} phone={phone} />;
}

/** The menu of wide screens, the one of phones, and the footer: the same on every page of a language. */
export const FixedMainMenu = fixedMarkup<MenuProps>('main-menu', import.meta.env.SSR ? WideMenu : null);
export const FixedPhoneMenu = fixedMarkup<MenuProps>('phone-menu', import.meta.env.SSR ? SheetMenu : null);
export const FixedFooter = fixedMarkup<MenuProps & { brand: Brand }>('footer', import.meta.env.SSR ? Footer : null);

/**
 * The notice for visitors without scripts, with the number to call: only they see it, so no script contains its words.
 */
export const FixedScriptsOff = fixedMarkup<{ phone: string }>(
  'scripts-off',
  import.meta.env.SSR ? WithoutScripts : null,
);
