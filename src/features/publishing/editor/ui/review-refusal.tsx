import { Notice } from '#src/design/states/notice.tsx';
import { m } from '#src/paraglide/messages.js';

/** Why this person cannot approve a text: the person is no registered doctor, or wrote in it. */
export function ReviewRefusal({ refusal }: { refusal: 'doctor' | 'own' | null }) {
  if (!refusal) return null;
  return (
    <div className="mb-4">
      <Notice tone="warning">
        {refusal === 'own' ? m.content_review_error_own() : m.content_review_error_doctor()}
      </Notice>
    </div>
  );
}
