import { useEffect, useState } from 'react';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localPath } from '#src/shared/addresses.ts';

/**
 * Stores all first-aid pages of this language on the device, for times without a connection, and says so once they are
 * stored. Not done for readers who save data. The attribute lets the page's policy allow a service worker.
 */
export function OfflineCopy() {
  const [isStored, setIsStored] = useState(false);
  const home = localPath('/mccn/first-aid', getLocale());
  useEffect(() => {
    const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!serviceWorker || connection?.saveData) return;
    serviceWorker
      .register(`${home}/offline.js`, { scope: home })
      .then(() => serviceWorker.ready)
      .then(() => setIsStored(true))
      // Without a copy the page works as before.
      .catch(() => undefined);
  }, [home]);
  return (
    <p data-offline="first-aid" role="status" className="measure mt-6 text-[0.9375rem] text-muted print:hidden">
      {isStored ? m.clinic_network_offline_kept() : null}
    </p>
  );
}
