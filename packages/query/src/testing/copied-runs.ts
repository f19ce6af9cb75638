import type { TextStream } from '@rotunda/analysis';

/**
 * Texts full of what the analyzer recognizes as more than words: citations, numbers, abbreviations, symbols, dates,
 * hyphenated words, in both languages.
 */
export const CITED_TEXTS: readonly Omit<TextStream, 'field'>[] = [
  ...[
    'An action under 42 U.S.C. § 1983 or section 1988(b) of title 42, United States Code, may be brought.',
    'See 5 U.S.C. §§ 552, 552a and 553; 42 U.S.C. 1395w-4(a)(1)(B), 2000e–5 and 300aa-11 et seq.',
    'Under 21 CFR part 314, 21 CFR 314.50(d)(1), 40 CFR parts 60 and 63, and 26 CFR 1.401(k)-1, applicants file.',
    'H.R. 1, H. R. 22, HR 3, S. 5, S.J.Res. 12, H. Con. Res. 5, H.J. Res. 7 and S. Res. 9 of the 119th Congress',
    'Public Law 117-58, P.L. 117–58, Pub. L. No. 104-4, 124 Stat. 137 and 135 Stat. 429, § 11101',
    'Executive Order 14,110, E.O. 13800 and Exec. Order No. 12866 (58 FR 51735; 88 Fed. Reg. 75,191)',
    'Docket No. EPA-HQ-OAR-2021-0317; FDA-2023-N-0001; RIN 2060-AV16; OMB Control No. 0938-1234',
    'California AB 5, A.B. 12, SB 1142, SB24-205, HB25-1001, House Bill 5, LD 1711, HF 100 and A. 9427-B',
    'appropriates $1,234,567.89, US$5 million, $3.5 billion, 10%, 7.25 per cent., 1/2 of one percent and ½ cent',
    'on January 5, 2024, Jan. 5, 2024-01-05, 01/05/2024, at 10:00 a.m. (5:30 p.m. EST), the 1st, 2nd and 21st day',
    'a non-profit, e-mail, state-of-the-art, COVID-19, PM-2.5, low- and moderate-income, mother-in-law’s and/or S-5',
    'Cal. Civ. Code § 1798.100(a); N.Y. Gen. Bus. Law § 349-e; Tex. Gov’t Code § 552.001; Minn. Stat. § 144.55',
    'section 501(c)(3) or 170(h)(4)(A)(iii) of the Internal Revenue Code of 1986 (26 U.S.C. 501(c)(3))',
    'SEC. 101. SHORT TITLE.—This Act, section 102(b)–(d), §§ 101–105, sections 3301, 3302 and 7301 apply.',
    'Title 5, Code of Federal Regulations, parts 1 and 2; 5 U.S.C. 301, 12 CFR 5; 17 CFR 240.10b-5; 49 U.S.C. 40101 note',
    'AT&T, D.C., U.S.-based O’Neill & Co., the U.S. Dept. of H.H.S., St. John’s No. 5 v. Doe, 347 U.S. 483 (1954)',
    '(1) in general; (A) by striking “State” and inserting “the State’s”; (ii) 90 days -- or 180 days — after',
    'Section 1395 of title 42 and § 230 of the Act; sec. 4(b), secs. 5 and 6, Art. I, § 8, cl. 3; Amdt. XIV',
    'The Form W-2, W2, 1099-K and N95 rules; 5G, 4-H, C++, F-35A, B-21, 100,000 lbs., 3 1/4 in., 24" pipe, 98.6 °F',
    'MRS Title 36, §5219-SS; RCW 82.04.050; NRS 484B.165; 720 ILCS 5/24-1; ORS 197.758(3); K.S.A. 79-3603(p)',
    'Is section 230 fair? Who pays the 3.8% tax? What about H.R. 1’s cost: $4 trillion?',
    'bill H. 123 and S 45; act H 3456; B25-0001; LR 12, LB 20; P.S. 58, No. 3; Chapter 12, Laws of 2023, c. 5',
    'BILL NUMBER: S1234A SPONSOR: SMITH TITLE OF BILL: An act SUMMARY: This bill amends. Text: of law, Title: note',
    'Water Rights Act | Public Law 95-1 | page 3 of 10; 50% / 50%; x > 5 & y < 3; #4; @agency; 1*2; [Sec. 3]',
  ].map((text) => ({ language: 'en' as const, text })),
  ...[
    'Projet de loi C-5, projet de loi S-211, la Loi sur l’accise, L.R.C. (1985), ch. E-14, art. 52.1 et 53(2)a)',
    'R.S.C. 1985, c. C-46, s. 515(10)(b); S.C. 2019, c. 25; SOR/2018-144; DORS/2018-144; O. Reg. 213/91; R.S.O. 1990',
    'l’article 5 du règlement n° 12, le 1er janvier 2024, 2e lecture, 10 h 30, 1,5 million de dollars, 25 % et 3,2 M$',
    'd’ici 2030, l’Assemblée nationale du Québec, c.-à-d. S.R.C. 1970, p. ex. l’art. 91(24) et 92A',
  ].map((text) => ({ language: 'fr' as const, text })),
];

/** Longest run to copy, in words. */
const LONGEST = 5;

/** Returns every run of one to five consecutive words of a text, as copied with the mouse, that contains a word. */
export function copiedRuns(text: string): string[] {
  const words = [...text.matchAll(/\S+/g)];
  const runs = words.flatMap((first, i) =>
    words.slice(i, i + LONGEST).map((last) => text.slice(first.index, last.index + last[0].length)),
  );
  return runs.filter((run) => /[\p{L}\p{Nd}]/u.test(run));
}

/** Returns the run as a quoted phrase; null if it contains a quotation mark, which would end the phrase. */
export function quotedRun(run: string): string | null {
  return /["“”„‟«»″＂*]/.test(run) ? null : `"${run}"`;
}
