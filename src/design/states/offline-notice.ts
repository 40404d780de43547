import { m } from '#src/paraglide/messages.js';

/** Shows at the foot of the window that nothing was sent, until the connection is back or a form is sent again. */
export function sayOffline() {
  document.getElementById('offline-notice')?.remove();
  const notice = document.createElement('p');
  notice.id = 'offline-notice';
  notice.className =
    'fixed inset-x-0 bottom-0 z-50 border-t-4 border-gold bg-cream px-4 py-4 text-center font-semibold text-ink shadow-card';
  notice.setAttribute('role', 'alert');
  document.body.append(notice);
  notice.textContent = m.design_offline();
  addEventListener('online', () => notice.remove(), { once: true });
}
