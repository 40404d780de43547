import type { OthersHere } from '../open-records.schema.ts';
import { askEverySeconds } from '../open-records.rules.ts';

/**
 * Reports that the record is open and asks who else has it open: every `askEverySeconds` while the page is visible, and
 * at once when it becomes visible again. A failed request changes nothing. Returns the function that stops it.
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
