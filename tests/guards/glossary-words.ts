import { basename } from 'node:path';
import type { SourceFile } from './source-rules.ts';

/** Words in comments that the software field calls otherwise, each with the word to use. */
const inComments: readonly (readonly [RegExp, string])[] = [
  [/\bdiar(?:y|ies)\b/i, 'scheduler'],
  [/\b(?:the|a) till\b/i, 'payment gateway'],
  [/\bpapers\b/i, 'documents'],
  [/\bkeepers?\b/i, 'data-subject handler'],
  [/\bwish(?:es)?\b/i, 'request'],
  [/\bdrawn[- ]once\b/i, 'server-only component'],
  [/\bpainted[- ]first\b|\b(?:take|takes|took|taken) (?:the page )?over\b/i, 'deferred hydration, hydrated'],
  [/(?<!\b(?:front|package) )\bdesks?\b(?!-)/i, 'front desk, package desk, staff, admin page'],
  [/\bdut(?:y|ies)\b/i, 'role assignment'],
  [/\bdead letters?\b/i, 'undelivered message, dead-letter queue'],
  [/\bfree times?\b/i, 'available slot'],
  [/\bways? in(?:to)? (?:to )?(?:the|an) account\b/i, 'sign-in method'],
  [/\bscripts of others\b/i, 'third-party scripts'],
  [/\bworth nothing\b/i, 'invalid'],
  [/\bnobody keeps nothing\b/i, 'say what is stored'],
  [/\bused to (?:be|have|do)\b/i, 'say what it is, not what it was'],
];

/** Parts of declared names and of file names that the field calls otherwise. */
const inNames = new Set(
  'diary diaries till papers keeper keepers wish wishes zone painted dressed announce meanings pull recall seek lacks stands things cloth'.split(
    ' ',
  ),
);

const comments = (text: string) => [
  ...[...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(([comment]) => comment.replace(/\s*\n\s*\*\s*/g, ' ')),
  ...[...text.matchAll(/(?:^|\s)\/\/ .*$/gm)].map(([comment]) => comment),
];

/** Code and names of features in a document, and two usual words of people at work. */
const notRead = /`[^`]*`|\b(?:front|package)-desk\b|\bon duty\b|\bservice desk\b/g;

/** Words of a document that the glossary replaces, as '{path}: {word} -> {the field's word}'. Code is left out. */
export function foreignWordsOfDocument({ path, text }: SourceFile): string[] {
  const words = text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(notRead, '');
  return inComments
    .map(([pattern, instead]) => [pattern.exec(words)?.[0], instead] as const)
    .filter(([word]) => word !== undefined)
    .map(([word, instead]) => `${path}: ${word} -> ${instead}`);
}

const partsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_.]/);

const namesIn = ({ path, text }: SourceFile) => [
  basename(path),
  ...[...text.matchAll(/\b(?:function\*?|const|let|class|interface|type)\s+(\w+)/g)].map(([, name]) => name!),
];

/** Words of a comment and parts of a name that the glossary replaces, as '{path}: {word} -> {the field's word}'. */
export function foreignWords(file: SourceFile): string[] {
  const { path, text } = file;
  return [
    ...comments(text).flatMap((comment) =>
      inComments
        .map(([pattern, instead]) => [pattern.exec(comment)?.[0], instead] as const)
        .filter(([word]) => word !== undefined)
        .map(([word, instead]) => `${path}: ${word} -> ${instead}`),
    ),
    ...namesIn(file)
      .filter((name) => partsOf(name).some((part) => inNames.has(part)))
      .map((name) => `${path}: ${name}`),
  ];
}
