import { z } from 'zod';

/**
 * Words for what the schemas of the contract refuse, where they have none of their own: people read them at the field.
 * Kinds without words here keep those of the library, which only a program that calls the API wrongly gets to see.
 */
export function sayWhatIsWrong(): void {
  z.config({ customError: wordsFor });
}

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0];

function wordsFor(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'too_big':
      return `At most ${Number(issue.maximum).toLocaleString('en-US')}${unitOf(issue.origin)}.`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'This is required.';
      return `At least ${Number(issue.minimum).toLocaleString('en-US')}${unitOf(issue.origin)}.`;
    case 'invalid_type':
      return issue.input === undefined ? 'This is required.' : undefined;
    default:
      return undefined;
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}
