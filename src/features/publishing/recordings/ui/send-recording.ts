import { m } from '#src/paraglide/messages.js';

/** An upload as its page shows it. */
export interface Sending {
  /** From 0 to 1; absent when nothing is being sent. */
  share?: number;
  /** Why it was refused or did not arrive. */
  fault?: string;
}

/**
 * Sends the form and reports its progress; afterwards its page is loaded again. Returns a function that stops the
 * upload: nothing of the file is stored then.
 */
export function sendRecording(form: HTMLFormElement, note: (sending: Sending) => void): () => void {
  // fetch() does not report upload progress.
  const request = new XMLHttpRequest();
  request.open('POST', form.action);
  request.setRequestHeader('accept', 'application/json');
  request.upload.addEventListener('progress', ({ loaded, total }) => note({ share: total > 0 ? loaded / total : 0 }));
  request.addEventListener('load', () => {
    if (request.status === 200) location.assign(`${location.pathname}?done=sent`);
    else note({ fault: messageIn(request.responseText) });
  });
  request.addEventListener('error', () => note({ fault: m.recordings_error_cut() }));
  request.addEventListener('abort', () => note({}));
  note({ share: 0 });
  request.send(new FormData(form));
  return () => request.abort();
}

function messageIn(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    if (typeof message === 'string' && message !== '') return message;
  } catch {
    // The answer is not ours but a proxy's.
  }
  return m.recordings_error_cut();
}
