import { describe, expect, it } from 'vitest';
import { getCountries, getPrograms, getRemedies } from './tariff-programs.ts';

describe('Tariff programs of a document', () => {
  it.each([
    ['section 232 of the Trade Expansion Act of 1962, as amended', ['section-232']],
    ['sections 201, 203 and 604 of the Trade Act of 1974', ['section-201']],
    ['Section 301 of the Trade Act of 1974', ['section-301']],
    ['section 304(a)(1) of the Trade Act', ['section-301']],
    ['the International Emergency Economic Powers Act (50 U.S.C. 1701 et seq.)', ['ieepa']],
    ['section 301 of title 3, United States Code, and section 604 of the Trade Act of 1974', []],
    ['section 232 of the Clean Rivers Act', []],
  ])('are read from: %s', (text, programs) => {
    expect(getPrograms([text])).toEqual(programs);
  });

  it("come from the sentence that states the President's authority when there is such a sentence", () => {
    const mentioned = 'Duties under section 232 of the Trade Expansion Act of 1962 are not added to these.';
    const acting = 'By the authority vested in me by the International Emergency Economic Powers Act, I order:';
    expect(getPrograms([mentioned, acting])).toEqual(['ieepa']);
    expect(getPrograms([mentioned])).toEqual(['section-232']);
  });

  it('include the trade remedies named in the title', () => {
    expect(getRemedies('Widgets From Japan: Preliminary Results of Antidumping Duty Review')).toEqual(['antidumping']);
    expect(getRemedies('Widgets; Countervailing Duty and Antidumping Duty Orders')).toEqual([
      'antidumping',
      'countervailing',
    ]);
    expect(getRemedies('Widgets: Sales at Less-Than-Fair-Value')).toEqual(['antidumping']);
    expect(getRemedies('Duty-free widgets')).toEqual([]);
  });
});

describe('getCountries', () => {
  it.each([
    ["Widgets From the People's Republic of China: Final Results", ['CN']],
    ['Widgets From Australia, Brazil, Korea, Turkey, and the United Kingdom', ['AU', 'BR', 'KR', 'TR', 'GB']],
    ['Addressing Threats by North Korea and South Korea', ['KP', 'KR']],
    ['Widgets of New Mexico and Georgia in the United States', []],
    ['Nigerian widgets and Omani chinaware', []],
  ])('finds the countries named in the title: %s', (title, countries) => {
    expect(getCountries(title)).toEqual(countries);
  });
});
