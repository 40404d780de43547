import { pino, type Logger } from 'pino';

/**
 * JSON lines on standard output. Callers pass no data that identifies a person; these fields are redacted as a second
 * guard.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: [
      'authorization',
      'cookie',
      'token',
      'password',
      'phone',
      'email',
      'nric',
      '*.authorization',
      '*.cookie',
      '*.token',
      '*.password',
      '*.phone',
      '*.email',
      '*.nric',
    ],
    serializers: { err: describeError },
  });
}

/**
 * Name, code and stack of an error. A database error's message and parameters may repeat what a person typed, so they
 * are left out.
 */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = error.cause instanceof Error ? error.cause : error;
  return {
    type: cause.name,
    code: (cause as { code?: string }).code,
    ...('severity' in cause ? {} : { message: cause === error ? error.message : undefined }),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 12)
      .join('\n'),
  };
}
