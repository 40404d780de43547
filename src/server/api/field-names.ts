import { z } from 'zod';
import type { ApiCall } from '#src/platform/http/api-call.ts';
import { Failure } from '#src/shared/failure.ts';

/**
 * The error with its fields named as the call names them, because a use case has its own names ('dateOfBirth'). Names
 * come from `fieldNames` of the call, otherwise in snake case where the call has a field of that name.
 */
export function namedAsTaken(call: ApiCall, error: unknown): unknown {
  if (!(error instanceof Failure) || !error.details.fields) return error;
  const taken = fieldsTakenBy(call);
  const fields = Object.fromEntries(
    Object.entries(error.details.fields).map(([name, text]) => [takenName(name, call.fieldNames ?? {}, taken), text]),
  );
  return new Failure({ ...error.details, fields });
}

function takenName(name: string, names: Readonly<Record<string, string>>, taken: ReadonlySet<string>): string {
  return name
    .split('.')
    .map((part) => {
      const snake = part.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return names[part] ?? (!taken.has(part) && taken.has(snake) ? snake : part);
    })
    .join('.');
}

const known = new WeakMap<ApiCall, ReadonlySet<string>>();

/** The names of all fields that a call takes, at any depth. */
function fieldsTakenBy(call: ApiCall): ReadonlySet<string> {
  const cached = known.get(call);
  if (cached) return cached;
  const names = new Set<string>();
  for (const schema of [call.query, call.body])
    if (schema) collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), names);
  known.set(call, names);
  return names;
}

function collect(schema: unknown, names: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name);
    collect(value, names);
  }
}
