import { z } from 'zod';
import { staffRoles, type RoleName } from '#src/platform/actor.ts';
import type { GroupRole } from '#src/platform/staff-provider/staff-provider.ts';

/** The allowed values of a variable, in words, with an example: shown where a value is refused. */
export interface Allowed {
  allowed: string;
  example: string;
  /** Whether its value must not be repeated in messages. */
  isSecret?: boolean;
}

const serviceAccountKey = z.object({ client_email: z.email(), private_key: z.string().startsWith('-----BEGIN') });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const says = <Schema extends z.ZodType>(schema: Schema, allowed: Allowed): Schema => schema.meta({ ...allowed });

export const text = says(z.string().trim().min(1), { allowed: 'some text', example: 'text' });
export const mode = says(z.enum(['development', 'production', 'test']), {
  allowed: 'development, production or test',
  example: 'production',
});
export const sharedCache = says(z.enum(['varnish', 'nginx', 'cloudflare']), {
  allowed: 'varnish, nginx or cloudflare',
  example: 'varnish',
});
export const flag = says(
  z.enum(['true', 'false', '1', '0', 'on', 'off']).transform((value) => ['true', '1', 'on'].includes(value)),
  { allowed: 'on or off', example: 'on' },
);
export const path = says(
  z
    .string()
    .trim()
    .regex(/^\/[^\s?#]*$/),
  {
    allowed: 'a path that begins with /',
    example: '/api/engine/create',
  },
);
export const webAddress = says(z.url({ protocol: /^https?$/ }), {
  allowed: 'a web address with http or https',
  example: 'https://service.example.com/path',
});
export const webAddresses = says(
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .refine(
      (all) => all.length > 0 && all.every((address) => z.url({ protocol: /^https?$/ }).safeParse(address).success),
    ),
  {
    allowed: 'web addresses with http or https, separated by commas',
    example: 'http://10.0.0.5:6081,http://10.0.0.6:6081',
  },
);
export const roomAddress = says(z.url({ protocol: /^https?$/ }).regex(/\{room\}/), {
  allowed: 'a web address with {room} in it',
  example: 'https://video.example.com/{room}',
});
export const origin = says(
  z
    .url({ protocol: /^https?$/ })
    .refine((value) => ['', '/'].includes(value.slice(new URL(value).origin.length)))
    .transform((value) => new URL(value).origin),
  { allowed: 'an http or https origin without a path', example: 'https://www.example.com' },
);
export const databaseAddress = says(z.url({ protocol: /^postgres(ql)?$/ }), {
  allowed: 'the address of a PostgreSQL database',
  example: 'postgres://portal:password@db.example.com:5432/portal',
  isSecret: true,
});
export const mailServer = says(z.url({ protocol: /^smtps?$/ }), {
  allowed: 'the address of a mail server with smtp or smtps',
  example: 'smtps://portal:password@mail.example.com',
  isSecret: true,
});
export const keys = says(
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean),
    )
    .refine((all) => all.length > 0 && all.every((key) => key.length >= 32)),
  {
    allowed: 'keys of 32 characters or more each, separated by commas',
    example: 'one-key-of-32-characters-or-more,another-key-of-32-characters-or-more',
    isSecret: true,
  },
);
export const countries = says(
  z
    .string()
    .trim()
    .regex(/^[A-Z]{2}(?:\s*,\s*[A-Z]{2})*$/),
  { allowed: 'countries as two capital letters each, separated by commas', example: 'MY,SG' },
);
export const serviceAccount = says(
  z.string().transform((value, context) => {
    const parsed = serviceAccountKey.safeParse(jsonOf(value));
    if (parsed.success) return { clientEmail: parsed.data.client_email, privateKey: parsed.data.private_key };
    context.addIssue({ code: 'custom', message: 'not a service account' });
    return z.NEVER;
  }),
  {
    allowed: 'the JSON key of a service account, on one line',
    example: '{"client_email":"...","private_key":"..."}',
    isSecret: true,
  },
);
const roleName = new RegExp(`^(${staffRoles.join('|')}|own_[a-z0-9_]{1,34})@([a-z0-9][a-z0-9-]{0,79})$`);
export const groupRoles = says(
  z.string().transform((value, context) => {
    const parsed = z
      .record(z.string().min(1).max(300), z.array(z.string().regex(roleName)).min(1).max(60))
      .safeParse(jsonOf(value));
    if (parsed.success)
      return Object.fromEntries(
        Object.entries(parsed.data).map(([group, names]) => [group, names.map(readRoleName)] as const),
      );
    context.addIssue({ code: 'custom', message: 'no mapping of groups' });
    return z.NEVER;
  }),
  {
    allowed: 'JSON that gives each group its roles, each at all or at the slug of a hospital',
    example: '{"portal-admins":["administrator@all"],"penang-desk":["front_desk@penang"]}',
  },
);

function readRoleName(name: string): GroupRole {
  const [, role = '', place = ''] = roleName.exec(name)!;
  return { role: role as RoleName, hospital: place === 'all' ? null : place };
}

/** https, or http on this machine, so that a provider can be tried. */
export const issuer = says(
  z
    .url({ protocol: /^https?$/ })
    .refine((value) => value.startsWith('https:') || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(value).hostname))
    .refine((value) => !/[?#]/.test(value)),
  {
    allowed: 'the https address by which the provider names itself',
    example: 'https://login.example.com/realms/staff',
  },
);
export const mailDomains = says(
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9.-]+\.[a-z]{2,}(?:\s*,\s*[a-z0-9.-]+\.[a-z]{2,})*$/)
    .transform((value) => value.split(',').map((domain) => domain.trim())),
  { allowed: 'domains of mail, separated by commas', example: 'hospital.example,clinic.example' },
);
export const passwordRule = says(z.enum(['all', 'administrators', 'off']), {
  allowed: 'all, administrators or off',
  example: 'administrators',
});

/** A secret text of at least this many characters. */
export const secret = (least: number) =>
  says(z.string().trim().min(least), {
    allowed: least > 1 ? `a secret text of ${least} characters or more` : 'a secret text',
    example: 'what "openssl rand -base64 32" prints',
    isSecret: true,
  });

/** A number from 0 to 1; `usual` where it is not set. */
export const share = (usual: number) =>
  says(z.coerce.number().min(0).max(1), { allowed: 'a number from 0 to 1', example: '0.1' }).default(usual);

/** A whole number within limits; `usual` where it is not set. */
export const whole = (least: number, most: number, usual: number) =>
  says(z.coerce.number().int().min(least).max(most), {
    allowed: `a whole number from ${least} to ${most}`,
    example: String(usual),
  }).default(usual);
