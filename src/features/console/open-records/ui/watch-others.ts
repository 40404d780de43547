import type { OthersHere } from '../open-records.schema.ts';
import { askEverySeconds } from '../open-records.rules.ts';

/**
 * Says that the record is open and asks who else has it open: every `askEverySeconds` while the page is looked at, and
 * at once when it is looked at again. An answer that fails changes nothing. Returns how to stop it.
 */
export function watchOthers(ask: () => Promise<OthersHere>, show: (others: OthersHere) => void): () => void {
  let isStopped = false;
  const look = async () => {
    if (document.visibilityState === 'hidden') return;
    const others = await ask().catch(() => null);
    if (others && !isStopped) show(others);
  };
  const timer = setInterval(() => void look(), askEverySeconds * 1_000);
  const lookAgain = () => void look();
  document.addEventListener('visibilitychange', lookAgain);
  return () => {
    isStopped = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookAgain);
  };
}
