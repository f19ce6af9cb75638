import type { z } from 'zod';
import { MAX_ISSUES } from './limit-issues.ts';

type Issue = z.core.$ZodIssue;

/** An issue as any Standard Schema library reports it; zod's issues carry more. */
export interface ReportedIssue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/**
 * Describes the first MAX_ISSUES issues by the path of their value in the body (`fetchOptions.0.fusionId`; `input` for
 * the whole body).
 * Messages of the contract are kept; those of zod are reworded so that users can act on them.
 */
export function describeValidationIssues(issues: readonly ReportedIssue[]): Record<string, string> {
  const texts = new Map<string, string>();
  for (const issue of issues) {
    for (const [path, text] of describe(issue, [])) {
      if (texts.size === MAX_ISSUES) return Object.fromEntries(texts);
      // The first issue causes the later ones: a value that is not text is also too short for text.
      if (!texts.has(path)) texts.set(path, text);
    }
  }
  return Object.fromEntries(texts);
}

function describe(issue: ReportedIssue, parent: readonly string[]): [path: string, text: string][] {
  const path = [...parent, ...(issue.path ?? []).map(getName)];
  if (!isOfZod(issue)) return [[pathText(path), issue.message]];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, MAX_ISSUES)
      .map((key) => [pathText([...path, key]), 'Unknown field. Check its spelling, or leave it out.']);
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return nearestForm(issue.errors).flatMap((each) => describe(each, path));
  }
  return [[pathText(path), isOfLibrary(issue.message) ? wordsFor(issue) : issue.message]];
}

const getName = (part: PropertyKey | { key: PropertyKey }): string =>
  String(typeof part === 'object' ? part.key : part);
const pathText = (path: readonly string[]): string => path.join('.') || 'input';
const isOfZod = (issue: ReportedIssue): issue is Issue => 'code' in issue;
/** Whether the message is one of zod's own, which all begin this way; the contract's messages begin differently. */
const isOfLibrary = (message: string): boolean =>
  /^(Invalid|Too (big|small):|Unrecognized|Not a multiple)/.test(message);

/**
 * Picks the union member that was probably meant: the one of the same type as the value and, among several, the one
 * with the fewest issues.
 */
function nearestForm(forms: readonly (readonly Issue[])[]): readonly Issue[] {
  const isOther = (issues: readonly Issue[]) =>
    issues.some(({ code, path }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value'));
  // A value that may also be empty is described by what else it may be.
  const isEmptyOnly = (issues: readonly Issue[]) =>
    issues.some((issue) => issue.code === 'invalid_value' && shownValues(issue.values).length === 0);
  const ranked = forms.toSorted(
    (a, b) =>
      Number(isOther(a)) - Number(isOther(b)) || Number(isEmptyOnly(a)) - Number(isEmptyOnly(b)) || a.length - b.length,
  );
  return ranked[0] ?? [];
}

const shownValues = (values: readonly unknown[]): string[] => values.map(String).filter((value) => value !== '');

function wordsFor(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return `At most ${Number(issue.maximum).toLocaleString('en-US')}${getUnit(issue.origin)}.`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'This is required.';
      return `At least ${Number(issue.minimum).toLocaleString('en-US')}${getUnit(issue.origin)}.`;
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? 'This is required.'
        : `Enter ${NOUNS[issue.expected] ?? 'another value'}.`;
    case 'invalid_value':
      return `Use one of: ${shownValues(issue.values).join(', ')}.`;
    case 'invalid_format':
      return `Enter ${FORMATS[issue.format] ?? 'a value in the right format'}.`;
    default:
      return 'This value is not allowed.';
  }
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'a valid id',
  email: 'a valid e-mail address',
  url: 'a valid web address',
  date: 'a date as YYYY-MM-DD',
  datetime: 'a time as YYYY-MM-DDTHH:MM:SSZ',
};

function getUnit(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}
