import { m } from '#src/paraglide/messages.js';

/** The words for a stored device: 'Chrome on Windows' in the reader's language. */
export function deviceWords(device: string): string {
  const parts = /^(.+) on (.+)$/.exec(device);
  if (parts) return m.staff_session_device({ browser: parts[1]!, system: parts[2]! });
  return device === 'Another device' ? m.staff_session_device_other() : device;
}
