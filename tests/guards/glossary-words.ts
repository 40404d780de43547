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
  (
    'diary diaries till papers keeper keepers wish wishes zone painted dressed announce meanings pull recall seek lacks ' +
    'stands things cloth told tell beyond given duty duties dead mend mended'
  ).split(' '),
);

/** Names of stored data that stay as they are, each with the files that may have it; docs/glossary.md says why. */
const storedNames: readonly (readonly [string, RegExp])[] = [
  ['duty', /\/requests\/(?:form-builder|forms\/custom)\/|\/catalogue\/imports\/.*form-/],
  ['duties', /\/console\/(?:audit-log\/ui|people\/invitations|staff-sign-in\/joining)|\/staff-lists\.db\.test/],
  ['given', /\/privacy\/export-codes\.ts$/],
];
const isStored = (path: string, name: string) =>
  storedNames.some(([stored, files]) => name === stored && files.test(path));

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

/** Names that others gave: those of the wire have an underscore, two are Cloudflare's and the language's. */
const isOfOthers = (name: string) => name.includes('_') || ['zoneId', 'timeZone', 'TimeZone'].includes(name);

const declaration = /\b(?:function\*?|const|let|class|interface|type)\s+(\w+)/g;
/** A property, or a parameter with a type. */
const property = /(?:^|[({,;])[^\S\n]*(?:readonly |\.\.\.)?(\w+)\??:(?!:)/gm;
/** Parameters of an arrow function without types, and what a function or a constant takes out of an object. */
const untyped = /(?:\{([\w\s,]+)\}|\(([\w\s,]+)\)|\b(\w+))(?=\)? (?:=>|=|:))/g;

const codeOf = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");

function namesIn({ path, text }: SourceFile): string[] {
  const code = codeOf(text);
  const parameters = [...code.matchAll(untyped)].flatMap(([found]) => found.match(/\w+/g) ?? []);
  const properties = [...code.matchAll(property)].map(([, name]) => name!);
  const declared = [...text.matchAll(declaration)].map(([, name]) => name!);
  return [
    basename(path),
    ...new Set([...declared, ...[...parameters, ...properties].filter((name) => !isOfOthers(name))]),
  ];
}

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
      .filter((name) => partsOf(name).some((part) => inNames.has(part)) && !isStored(path, name))
      .map((name) => `${path}: ${name}`),
  ];
}
