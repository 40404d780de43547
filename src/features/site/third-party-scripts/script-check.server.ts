/** Checks a third-party script that an administrator typed, before it is stored. */
import type { App } from '#src/platform/app.ts';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import { locationLabel, readContextKey, contextKey } from './script-context.rules.ts';
import {
  faultOfElements,
  markupLimit,
  originOf,
  readMarkup,
  mostHosts,
  type MarkupFault,
  type Place,
} from './script-markup.rules.ts';
import { scriptInvalid, wordsOfFault } from './third-party-scripts.errors.ts';
import { listPlaces, type ScriptProposal } from './data/third-party-scripts.store.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'config'>;

/** The sent form, as typed. */
export interface TypedScript {
  name: string;
  /** In the format of contextKey. */
  context: string;
  head: string;
  body: string;
  /** One per line. */
  hosts: string;
  needsConsent: boolean;
  isActive: boolean;
}

/** The typed record; throws script_invalid with a message for each wrong field. */
export async function checked(app: Ports, typed: TypedScript): Promise<ScriptProposal> {
  const isLocalAllowed = !app.config.isProduction;
  const faults: Record<string, MessageText> = {};
  const name = typed.name.trim();
  if (name.length < 2 || name.length > 80) faults['name'] = m.scripts_error_name;
  const context = readContextKey(typed.context);
  if (!context || !(await isPlace(app, contextKey(context)))) faults['context'] = m.scripts_error_context;
  const lines = typed.hosts.split(/\s+/).filter(Boolean);
  const hosts = lines.map((line) => exactHost(line, isLocalAllowed));
  if (hosts.includes(null) || hosts.length > mostHosts)
    faults['hosts'] = (_, options) => m.scripts_error_hosts({ most: mostHosts }, options);
  const known = [...new Set(hosts.filter((host) => host !== null))];
  for (const place of ['head', 'body'] as const) {
    const fault = faultOf(typed[place], place, { hosts: known, isLocalAllowed });
    if (fault) faults[place] = wordsOfFault(fault);
  }
  if (typed.head.trim() === '' && typed.body.trim() === '') faults['head'] ??= m.scripts_error_empty;
  if (Object.keys(faults).length > 0 || !context) throw scriptInvalid(faults);
  return {
    name,
    headMarkup: typed.head.trim(),
    bodyMarkup: typed.body.trim(),
    contextKind: context.kind,
    contextValue: context.value,
    needsConsent: typed.needsConsent,
    hosts: known,
    isActive: typed.isActive,
  };
}

function faultOf(
  markup: string,
  place: Place,
  { hosts, isLocalAllowed }: { hosts: readonly string[]; isLocalAllowed: boolean },
): MarkupFault | null {
  if (markup.length > markupLimit) return { code: 'unreadable', detail: `${markupLimit}+` };
  const read = readMarkup(markup, place);
  return 'fault' in read ? read.fault : faultOfElements(read.elements, hosts, isLocalAllowed);
}

/** The origin of exactly one host ('www.example.com' or its origin); null with a path or a wildcard. */
function exactHost(line: string, isLocalAllowed: boolean): string | null {
  const origin = originOf(line.includes('://') ? line : `https://${line}`, isLocalAllowed);
  return origin &&
    !line.includes('*') &&
    [origin, `${origin}/`, origin.replace('https://', '')].includes(line.toLowerCase())
    ? origin
    : null;
}

async function isPlace(app: Ports, key: string): Promise<boolean> {
  if (key === 'general') return true;
  const { hospitals, clinics } = await listPlaces(app.db);
  const states = hospitals.map(({ state }) => locationLabel(state));
  return [
    ...hospitals.map(({ id }) => `hospital:${id}`),
    ...clinics.map(({ id }) => `clinic:${id}`),
    ...states.flatMap((label) => [`location:${label}`, `clinic_location:${label}`]),
  ].includes(key);
}
