import { useEffect, type RefObject } from 'react';

/**
 * Improves the header where scripts run: compact once the sentinel has left the view, open menus close on Escape and on
 * a click elsewhere.
 */
export function useHeaderBehaviour(header: RefObject<HTMLElement | null>, sentinel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const bar = header.current;
    const mark = sentinel.current;
    if (!bar || !mark) return;
    const watch = new IntersectionObserver(([entry]) =>
      bar.toggleAttribute('data-compact', entry ? !entry.isIntersecting : false),
    );
    watch.observe(mark);
    const openMenus = () => bar.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      for (const menu of openMenus()) {
        const hadFocus = menu.contains(document.activeElement);
        menu.open = false;
        if (hadFocus) menu.querySelector('summary')?.focus();
      }
    };
    const onPress = ({ target }: PointerEvent) => {
      for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      watch.disconnect();
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [header, sentinel]);
}
