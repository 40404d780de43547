/** Blocks of landing pages as they are stored and shown: their rich texts are sanitised both times. */
import { blockSchema, type LandingBlock } from './landing-blocks.schema.ts';
import { safeHtml } from '../rich-text/allowed-html.server.ts';

/** The blocks with sanitised texts. A block of a shape that is no longer known is left out. */
export function safeBlocks(stored: unknown): LandingBlock[] {
  const blocks = Array.isArray(stored) ? stored : [];
  return blocks.flatMap((one) => {
    const { success, data } = blockSchema.safeParse(one);
    if (!success) return [];
    return 'html' in data ? { ...data, html: safeHtml(data.html) } : data;
  });
}

/** A text's own fields with sanitised blocks, where it has any. */
export function withSafeBlocks(own: Record<string, unknown>): Record<string, unknown> {
  return own['blocks'] === undefined ? own : { ...own, blocks: safeBlocks(own['blocks']) };
}
