import type { Result } from './result.ts';

const LEGISLATURES: Readonly<Record<string, string>> = {
  us: 'Congress',
  'us-mi': 'Michigan',
  'us-ca': 'California',
};

const TARGETS = {
  preFloor: 'reaches the floor of the',
  floor: 'passes the',
  enactment: 'becomes law',
} as const;

/** Bills at a stage for which its skill is listed. */
const FEWEST_ROWS = 100;

const STAGES = ['committee', 'floor', 'otherCommittee', 'passageDay', 'otherFloor'];
const NAMES_OF_STAGES = ['In committee', 'On the floor', 'Other committee', 'On its day of passage', 'Other floor'];
const BINS = 10;

/** Returns the tables of `docs/forecast.md`, as the formatter would write them. */
export function formatRecord(results: readonly Result[]): string {
  return [
    formatScores(results),
    '',
    'What came true of the forecasts in each band:',
    '',
    format(results, ['Unlikely (30 % or less)', 'May or may not', 'Likely (70 % or more)'], ({ bands }) =>
      (bands ?? []).map(getBand),
    ),
    '',
    `Skill by stage, where there are at least ${FEWEST_ROWS} forecasts:`,
    '',
    format(results, NAMES_OF_STAGES, (result) => STAGES.map((stage) => getStage(result, stage))),
    '',
    'Forecast and observed share, in percent, in ten bins with the same number of forecasts:',
    '',
    format(
      results,
      Array.from({ length: BINS }, (_, bin) => String(bin + 1)),
      ({ reliability }) =>
        (reliability ?? []).map(({ forecast, observed }) => `${tenth(forecast)} → ${tenth(observed)}`),
    ),
    '',
  ].join('\n');
}

function formatScores(results: readonly Result[]): string {
  const head = ['Forecasts', 'Came true', 'Base Brier', 'Brier', 'Skill (95 %)', 'Age-aware', 'Calibration', 'AUC'];
  return format(results, head, (result) => [
    result.n.toLocaleString('en-US'),
    percent(result.rate),
    decimals(result.baseBrier, 4),
    decimals(result.brier, 4),
    withInterval(result),
    decimals(result.ageAwareSkill),
    decimals(result.calibrationError),
    decimals(result.auc),
  ]);
}

/** Writes a table with a row for each result. */
function format(results: readonly Result[], head: readonly string[], getCells: (result: Result) => string[]): string {
  return formatTable(
    ['Tested on', 'Target', ...head],
    results.map((result) => [getSession(result), getTarget(result), ...getCells(result)]),
  );
}

function getSession({ jurisdiction, session, isBeforeTraining }: Result): string {
  const name = `${LEGISLATURES[jurisdiction] ?? jurisdiction} ${session}`;
  return isBeforeTraining ? `${name} (earlier)` : name;
}

function getTarget({ target, chamberRole }: Result): string {
  return chamberRole === null ? TARGETS[target] : `${TARGETS[target]} ${chamberRole} chamber`;
}

function getBand({ n, observed }: { n: number; observed: number }): string {
  return n === 0 ? 'none' : `${Math.round(observed * 100)} % of ${n.toLocaleString('en-US')}`;
}

function getStage({ stages }: Result, name: string): string {
  const stage = stages?.find((one) => one.stage === name);
  return stage === undefined || stage.n < FEWEST_ROWS ? '' : signed(stage.skill);
}

function withInterval({ skill, skillInterval }: Result): string {
  if (skill === null || skillInterval === null) return '–';
  return `${signed(skill)} (${signed(skillInterval[0])} to ${signed(skillInterval[1])})`;
}

function signed(value: number): string {
  const text = Math.abs(value).toFixed(3).replace(/^0/, '');
  return `${value < 0 ? '−' : '+'}${text}`;
}

function decimals(value: number | null, digits = 3): string {
  return value === null ? '–' : value.toFixed(digits).replace(/^0/, '');
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const tenth = (share: number) => (share * 100).toFixed(1);

/** Writes a table with columns padded to their widest cell, as oxfmt does. */
function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) =>
    rows.reduce((widest, row) => Math.max(widest, (row[column] ?? '').length), Math.max(3, name.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => pad(cells[column] ?? '', width)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n');
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - text.length));
}
