import { z } from 'zod';
import type { Allowed } from './environment-values.ts';
import { environmentSchema, type Environment } from './environment-schema.ts';

/** Values with which the site cannot start: one sentence a line, each naming its variable. */
export class ConfigurationError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigurationError';
  }
}

/**
 * Reads the environment. Empty values count as absent. Throws ConfigurationError that names each bad value with what is
 * allowed.
 */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environmentSchema.safeParse(set);
  if (read.success) return read.data;
  const names = [...new Set(read.error.issues.map(({ path: [name] }) => String(name)))];
  throw new ConfigurationError(names.map((name) => refusalOf(name, set[name] ?? '')));
}

function refusalOf(name: string, value: string): string {
  const { allowed, example, isSecret } = allowedOf(environmentSchema.shape[name as keyof Environment]);
  const shown = isSecret ? `The value of ${name}` : `${name}=${value.slice(0, 80)}`;
  return `${shown} is not allowed: give ${allowed}, such as ${name}=${example}.`;
}

/** The description of the innermost schema: a default and a description wrap it. */
function allowedOf(schema: z.ZodType): Allowed {
  for (let one: z.ZodType | undefined = schema; one; one = innerOf(one)) {
    const meta = one.meta() as Partial<Allowed> | undefined;
    if (meta?.allowed && meta.example) return meta as Allowed;
  }
  return { allowed: 'another value', example: '' };
}

function innerOf(schema: z.ZodType): z.ZodType | undefined {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : undefined;
}

/** The text of .env.example: every variable with its meaning and its default. */
export function environmentExample(): string {
  const defaults = environmentSchema.parse({}) as Record<string, unknown>;
  const lines = Object.entries(environmentSchema.shape).map(
    ([name, schema]) => `# ${schema.description ?? ''}\n# ${name}=${String(defaults[name] ?? '')}\n`,
  );
  return `# Every variable is optional. Made by scripts/environment-example.ts.\n\n${lines.join('\n')}`;
}
