import { describe, expect, it } from 'vitest';
import { cleanAuthorityStatement } from './clean-authority-statement.ts';

const HEADING = 'From the Congressional Record Online through the Government Publishing Office [www.gpo.gov]';

describe('cleanAuthorityStatement', () => {
  it('removes the heading and the page marks of the Congressional Record', () => {
    const printed = `[Congressional Record Volume 1, Number 2 (Monday, May 4, 2015)][House]${HEADING}By Ms. ROE:H.R. 12.Congress has the power to enact this legislation pursuantto the following:Article I[Page H7]`;
    expect(cleanAuthorityStatement(printed)).toBe(
      'By Ms. ROE: H.R. 12. Congress has the power to enact this legislation pursuant to the following: Article I',
    );
  });

  it('keeps the number of a joint resolution and removes a heading without a volume', () => {
    expect(cleanAuthorityStatement(`${HEADING}By Mr. POE of Ohio:H.J. Res. 4.Article V`)).toBe(
      'By Mr. POE of Ohio: H.J. Res. 4. Article V',
    );
  });

  it('only joins the lines of a statement in any other form', () => {
    expect(cleanAuthorityStatement(' Article I,\n  Section 8. ')).toBe('Article I, Section 8.');
  });
});
