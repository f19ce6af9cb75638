import { plainWords } from './words.mjs';

const REFERENCES = /\((?:text|consideration|cr |all amendments)[^()]*\)|\([^()]*\bcr [shed]?\d[^()]*\)/gi;

/** Returns the words alone, because only one system states page references to the Congressional Record. */
function bare(text) {
  return plainWords(text)
    .replace(REFERENCES, ' ')
    .replace(/[\s.]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Whether two texts describe the same event; the Library of Congress puts a heading before the floor's words. */
export function describeSameEvent(one, other) {
  const [a, b] = [bare(one), bare(other)];
  if (a === b) return true;
  const afterHeading = (text) => bare(/^[^:]{3,60}: (.+)$/s.exec(plainWords(text))?.[1] ?? text);
  return afterHeading(one) === b || afterHeading(other) === a || afterHeading(one) === afterHeading(other);
}

/**
 * Expects every action of the file to be shown, none twice, none invented, and in the file's order.
 *
 * @param {import('./comparison.mjs').Comparison} comparison
 * @param {{ date: string, text: string, time?: string | null }[]} file Oldest first; an event may occur in it several
 *   times.
 * @param {{ date: string, text: string, ts: number, hasTime: boolean }[]} product Newest first.
 * @param {object} [options]
 * @param {string | null} [options.rule] Explains every difference.
 * @param {{ date: string, text: string }} [options.latest] The action that the file itself names as the latest.
 * @param {{ date: string, versionName: string }[]} [options.versions] Versions of the bill.
 */
export function compareActions(comparison, file, product, { rule, latest, versions = [] } = {}) {
  const told = product.toReversed();
  const isTold = ({ date, text }) =>
    told.some((action) => action.date === date && describeSameEvent(action.text, text));
  const isStated = ({ date, text }) =>
    [...file, ...(latest ? [latest] : [])].some(
      (action) => action.date === date && describeSameEvent(action.text, text),
    );
  const lost = file.filter((action) => !isTold(action));
  comparison.holds(
    'actions: none lost',
    lost.length === 0,
    { lost: lost.slice(0, 3), of: file.length },
    told.length,
    rule,
  );
  const invented = told.filter((action) => !isStated(action));
  const areProved =
    told.length - invented.length <= 1 &&
    invented.every((action) => versions.some((version) => provesIt(version, action)));
  comparison.holds(
    'actions: none added',
    invented.length === 0,
    file.length,
    { added: brief(invented) },
    rule ?? (areProved ? 'proved-by-version' : null),
  );
  const doubled = getDoubled(told, file);
  comparison.holds('actions: none doubled', doubled.length === 0, file.length, { doubled: brief(doubled) }, rule);
  const { before, after } = firstOutOfOrder(told, file, latest) ?? {};
  comparison.holds('actions: in order', before === undefined, { order: 'as listed' }, { before, after }, rule);
  const inDays = told.every(({ date }, at) => at === 0 || told[at - 1].date <= date);
  const isListedSo = file.some(({ date }, at) => at > 0 && file[at - 1].date > date);
  comparison.holds(
    'actions: days rise',
    inDays || isListedSo || latest !== undefined,
    'oldest first',
    told.map(({ date }) => date),
    rule,
  );
}

/** Finds events of the same day and words that are shown more often than the file states them at different times. */
function getDoubled(told, file) {
  return told.filter((action, at) => {
    const earlier = told
      .slice(0, at)
      .filter((each) => each.date === action.date && describeSameEvent(each.text, action.text));
    if (earlier.length === 0) return false;
    const stated = file.filter((each) => each.date === action.date && describeSameEvent(each.text, action.text));
    const times = new Set(stated.flatMap(({ time }) => time ?? []));
    return earlier.length >= Math.max(times.size, 1);
  });
}

/** Finds the first two neighbors in reverse file order; the file may state each several times. */
function firstOutOfOrder(told, file, latest) {
  let reached = -1;
  let before;
  for (const action of told) {
    const places = file.flatMap((each, at) =>
      each.date === action.date && describeSameEvent(each.text, action.text) ? [at] : [],
    );
    if (places.length === 0) continue;
    const isLatest = latest && action.date === latest.date && describeSameEvent(action.text, latest.text);
    if (isLatest) continue;
    const place = places.find((at) => at >= reached);
    if (place === undefined) return { before: brief([before])[0], after: brief([action])[0] };
    reached = places[0] > reached ? places[0] : reached;
    before = action;
  }
  return undefined;
}

const provesIt = (version, action) => version.date === action.date && version.versionName === action.text;

function brief(actions) {
  return actions.slice(0, 3).map(({ date, text }) => `${date} ${text.slice(0, 90)}`);
}
