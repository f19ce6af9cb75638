import { describe, expect, it } from 'vitest';
import { citedCodes, knownCitedCodes } from './cited-codes.ts';

const getCodes = (...paragraphs: string[]) =>
  citedCodes([{ sectionId: 's-1', level: 0, blocks: paragraphs.map((text) => ({ text, indent: 0 })) }]);
const labels = async (text: string) => (await getCodes(text)).map(({ code }) => code);

describe('Cited codes', () => {
  it.each<[string, string[]]>([
    ['under 50 U.S.C. 1701 et seq. (IEEPA)', ['50 U.S.C. 1701']],
    ['section 212(f) of the Widget Act (8 U.S.C. 1182(f))', ['8 U.S.C. 1182']],
    ['section 301 of title 3, United States Code', ['3 U.S.C. 301']],
    ['sections 3301 and 3302 of title 5, United States Code', ['5 U.S.C. 3301', '5 U.S.C. 3302']],
    ['sections 1, 2(a), and 7301 of title 5 of the United States Code', ['5 U.S.C. 1', '5 U.S.C. 2', '5 U.S.C. 7301']],
    ['section 320301 of title 54, United States Code', ['54 U.S.C. 320301']],
    ['under 54 U.S.C. 320301', ['54 U.S.C. 320301']],
    ['5 U.S.C. 3301, 3302, and 7301;', ['5 U.S.C. 3301', '5 U.S.C. 3302', '5 U.S.C. 7301']],
    ['42 U.S.C. 2000e-5 and 1395w-4.', ['42 U.S.C. 2000e-5', '42 U.S.C. 1395w-4']],
    ['50 U.S.C. 1601, 90 days after', ['50 U.S.C. 1601']],
    ['50 U.S.C. 1601, 22 U.S.C. 287c', ['50 U.S.C. 1601', '22 U.S.C. 287c']],
    ['21 CFR 314.50 and 31 C.F.R. part 560', ['21 C.F.R. 314.50', '31 C.F.R. Part 560']],
    ['parts 560 and 561 of title 31, Code of Federal Regulations', ['31 C.F.R. Part 560', '31 C.F.R. Part 561']],
    ['Public Law 119-21, 89 FR 12345, section 5 of this order', []],
    ['', []],
  ])('are found in “%s”', async (text, expected) => {
    expect(await labels(text)).toEqual(expected);
  });

  it('are marked by the whole citation, or by the number within a list', async () => {
    const written = async (text: string) => (await getCodes(text)).map(({ place }) => place.written);
    expect(await written('By section 320301 of title 54, United States Code')).toEqual([
      'section 320301 of title 54, United States Code',
    ]);
    expect(await written('By sections 7 and 8 of title 5, United States Code')).toEqual(['7', '8']);
  });

  it('are counted and sorted by count, then by first citation', async () => {
    const counts = (await getCodes('3 U.S.C. 301; 50 U.S.C. 1701', 'as 50 U.S.C. 1701(a)', '5 U.S.C. 1')).map(
      ({ code, count }) => `${code} ${count}`,
    );
    expect(counts).toEqual(['50 U.S.C. 1701 2', '3 U.S.C. 301 1', '5 U.S.C. 1 1']);
  });

  it('link to the first passage and the section, without a summary', async () => {
    const [code] = await getCodes('Policy.', `${'Words before. '.repeat(30)}Under 50 U.S.C. 1701(a), all is well.`);
    expect(code).toMatchObject({
      summary: null,
      place: { sectionId: 's-1', section: 0, block: 1, offset: 426, written: '50 U.S.C. 1701(a)' },
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title50-section1701&num=0&edition=prelim',
    });
    const { text = '', marks = [] } = code?.excerpt ?? {};
    expect(text.startsWith('…')).toBe(true);
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['50 U.S.C. 1701(a)']);
  });

  it('are found quickly in long repetitive texts', async () => {
    for (const unit of [
      '5 U.S.C. 1, ',
      'section 1, ',
      'sections 1 of title 5 ',
      'U.S.C. ',
      '1, and ',
      '(a)',
      '5 U.S.C. 1(a)',
    ]) {
      const before = process.cpuUsage();
      await getCodes(`U.S.C. ${unit.repeat(20_000)}`);
      expect([unit, process.cpuUsage(before).user / 1000 < 3000]).toEqual([unit, true]);
    }
  });
  it('are limited to 500 per text', async () => {
    const cited = Array.from({ length: 5000 }, (_, place) => `5 U.S.C. ${place + 1};`);
    const codes = await getCodes(`${cited.join(' ')} 5 U.S.C. 4999;`);
    expect(codes).toHaveLength(500);
    expect(codes.slice(0, 2).map(({ code, count }) => `${code} ${count}`)).toEqual(['5 U.S.C. 4999 2', '5 U.S.C. 1 1']);
  });

  it('are computed once per content hash under concurrency', async () => {
    const sections = [{ sectionId: 's-1', level: 0, blocks: [{ text: 'under 5 U.S.C. 1', indent: 0 }] }];
    const [one, other] = await Promise.all([
      knownCitedCodes({ contentHash: 'same', sections }),
      knownCitedCodes({ contentHash: 'same', sections }),
    ]);
    expect(one).toHaveLength(1);
    expect(other).toBe(one);
    expect(await knownCitedCodes({ contentHash: 'another', sections: [] })).toEqual([]);
  });

  it('of a very long text are found without blocking, also across chunk boundaries', async () => {
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 0);
    const codes = await getCodes(`${'Words 5 U.S.C. 1; '.repeat(10_000)}7 U.S.C. 2`);
    clearInterval(counting);
    expect(codes.map(({ code, count }) => `${code} ${count}`)).toEqual(['5 U.S.C. 1 10000', '7 U.S.C. 2 1']);
    expect(codes[1]?.place).toMatchObject({ offset: 180_000, written: '7 U.S.C. 2' });
    expect(turns).toBeGreaterThan(3);
  });
});
