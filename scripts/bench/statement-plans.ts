/** Notes the statements that a page sends, and finds what they read. */
import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Runs the work and returns each different statement that it sent, with its values. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent = new Map<string, Statement>();
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function noted(this: pg.Client, ...input: unknown[]) {
    const [first, second] = input;
    const { text, values } =
      typeof first === 'object' && first !== null ? (first as Statement) : { text: first, values: second };
    if (typeof text === 'string')
      sent.set(text, { text, values: ((Array.isArray(second) ? second : values) as unknown[]) ?? [] });
    return (query as (...all: unknown[]) => unknown).apply(this, input);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return [...sent.values()];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Plan[];
}

export interface Scan {
  table: string;
  /** Name of the index; absent where the table is read from end to end. */
  index?: string;
  /** Rows that were looked at, those that did not match included. */
  rows: number;
}

/** What the statements of a page read. */
export interface Reading {
  /** Blocks of 8 kB: a figure that no other program on the machine changes. */
  blocks: number;
  /** The scan that looks at the most rows. */
  scan?: Scan;
}

/** What the reading statements read; each is run once more. */
export async function readingOf(client: pg.ClientBase, statements: readonly Statement[]): Promise<Reading> {
  const scans: Scan[] = [];
  let blocks = 0;
  for (const { text, values } of statements.filter((one) => /^\s*(?:select|with)\b/i.test(one.text))) {
    if (/\bfor update\b|\binsert into\b|\bdelete from\b|\bpg_notify\b/i.test(text)) continue;
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      text: `explain (analyze, buffers, timing off, format json) ${text}`,
      values: [...values],
    });
    const plan = rows[0]!['QUERY PLAN'][0].Plan;
    blocks += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    scans.push(...scansOf(plan));
  }
  const [scan] = scans.toSorted((a, b) => b.rows - a.rows);
  return { blocks, ...(scan ? { scan } : {}) };
}

function scansOf(plan: Plan): Scan[] {
  const below = (plan.Plans ?? []).flatMap(scansOf);
  if (!plan['Relation Name'] || !plan['Node Type'].endsWith('Scan')) return below;
  const each =
    (plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const index = plan['Index Name'] ?? plan.Plans?.[0]?.['Index Name'];
  return [
    ...below,
    {
      table: plan['Relation Name'],
      ...(index ? { index } : {}),
      rows: Math.round(each * (plan['Actual Loops'] ?? 1)),
    },
  ];
}
