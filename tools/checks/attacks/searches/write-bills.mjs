import { writeFileSync } from 'node:fs';

const WORDS =
  `account action agency amend authority benefit board budget carbon care center children claim clean climate coal
  commission committee community congress contract cost court credit crime data defense department development disaster
  district drug education election emergency emission employer energy environment evidence family farm federal fee finance
  fire food forest fund gas government grant grid health highway hospital housing immigration income industry information
  inspection insurance interest justice labor land law license loan market medicine military mining mortgage nuclear
  nutrition office oil patent patient payment penalty pension permit pipeline police pollution power privacy program
  property protection public railway record regulation relief rent report research retirement river safety sanction school
  science security senate service small solar spectrum state student subsidy tariff tax teacher technology telecom tenant
  trade transit transport treaty treasury tribe trust union veteran vessel vote wage waste water welfare wildlife wind
  women worker the of and to in for on by with`.split(/\s+/);
const ENDINGS = ['', '', '', 's', 'ed', 'ing', 'al'];

/**
 * Writes the given number of bills with generated words, as JSON lines of the Congress.gov API. @returns Their number
 */
export function writeBills(file, count, wordsEach) {
  let seed = 1;
  // The same numbers each time, so that runs are comparable.
  const below = (limit) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * limit);
  };
  // Squared, so that some words are common and most are not.
  const word = () => WORDS[Math.floor((below(1000) ** 2 / 1_000_000) * WORDS.length)] + ENDINGS[below(ENDINGS.length)];
  const text = (words) => Array.from({ length: words }, word).join(' ');
  const lines = Array.from({ length: count }, (_, place) => {
    const bill = {
      congress: 119,
      type: 'HR',
      number: String(place + 1),
      title: `A bill on ${text(8)}`,
      originChamber: 'House',
      introducedDate: '2025-01-03',
      updateDate: '2025-03-01T00:00:00Z',
      latestAction: {
        actionDate: '2025-02-03',
        text: 'Referred to committee.',
      },
    };
    const summary = { actionDate: '2025-01-03', actionDesc: 'Introduced', text: text(wordsEach) };
    return JSON.stringify({ bill, summaries: [summary] });
  });
  writeFileSync(file, `${lines.join('\n')}\n`);
  return count;
}
