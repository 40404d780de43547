import { describe, expect, it } from 'vitest';
import { sectionsOf, unmarked } from './text-sections.ts';

describe('running text', () => {
  it('without headings is one section of paragraphs', () => {
    expect(sectionsOf('One.\n\nTwo.')).toEqual([
      {
        title: '',
        blocks: [
          { kind: 'paragraph', lines: ['One.'] },
          { kind: 'paragraph', lines: ['Two.'] },
        ],
      },
    ]);
  });

  it('has headings, lists, steps and questions', () => {
    expect(sectionsOf('## Visits\n\n- A\n- B\n\n1. First\n2. Then\n\n### Why?\n\nBecause.')).toEqual([
      {
        title: 'Visits',
        blocks: [
          { kind: 'bullets', lines: ['A', 'B'] },
          { kind: 'steps', lines: ['First', 'Then'] },
          { kind: 'question', lines: ['Why?'] },
          { kind: 'paragraph', lines: ['Because.'] },
        ],
      },
    ]);
  });

  it('leaves a dash inside a paragraph alone', () => {
    expect(sectionsOf('- one\nnot a list')[0]!.blocks).toEqual([{ kind: 'paragraph', lines: ['- one\nnot a list'] }]);
  });

  it('is searched without its marks', () => {
    expect(unmarked({ en: '## Visits\n\n- A\n\n1. First\n\n### Why? 2. No' })).toEqual({
      en: 'Visits\n\nA\n\nFirst\n\nWhy? 2. No',
    });
  });
});
