import { plainWords } from '../comparing/words.mjs';
import { findFiles } from '../reading/find-files.mjs';
import { readText } from '../reading/open-file.mjs';
import { child, children, descendants, readXml, getText } from '../reading/read-xml.mjs';

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});
const UTC_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', dateStyle: 'short' });

/** `2017-02-06 10:00` local time in Albany; only the date if no time is stated. */
const getMoment = (seconds, hasTime) => (hasTime ? CLOCK : UTC_DAY).format(seconds * 1000);
const dashed = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const trimmed = (element, name) => getText(child(element, name)).trim();
/** `S01706A` is printed S1706A. */
const getPrint = (number) => number.replace(/^([A-Z]+)0*/i, '$1').toUpperCase();
/** Lines of notes end in two bars. */
const getNotes = (text) => plainWords(text.replaceAll('||', '\n'));

/**
 * @param {RegExp} pattern Matches the file names. @param {(root: object) => { key: string, record: object }[]}
 *   getRecords
 */
function set(name, pattern, getRecords, compare) {
  const files = (data) => findFiles(data, 'nysenate', pattern);
  return {
    name: `nysenate ${name}`,
    kind: 'meeting',
    source: 'nysenate',
    isThere: (data) => files(data).length > 0,
    async *read(data, keys) {
      for (const file of files(data)) {
        for (const found of getRecords(readXml(await readText(file)))) if (keys?.has(found.key) ?? true) yield found;
      }
    },
    compare,
  };
}

function getAgendas(root) {
  const { no, year } = root.attributes;
  return children(root, 'addendum').flatMap((addendum) =>
    [...descendants(addendum, 'committee')].map((committee) => {
      const [name, day] = [trimmed(committee, 'name'), trimmed(committee, 'meetdate')];
      const [, hour, minute] = /^T(\d\d)\.(\d\d)/.exec(trimmed(committee, 'meettime')) ?? [];
      const hasTime = hour !== undefined && `${hour}${minute}` !== '0000';
      const letter = addendum.attributes.id?.trim().toLowerCase() ?? '';
      return {
        key: `hearing-us-ny-agenda-${year}-${Number(no)}-${dashed(name)}-${day.replaceAll('-', '')}`,
        record: {
          agenda: letter === '' ? 'agenda' : `agenda-${letter}`,
          name,
          moment: hasTime ? `${day} ${hour}:${minute}` : day,
          location: trimmed(committee, 'location'),
          notes: getNotes(getText(child(committee, 'notes'))),
          bills: children(child(committee, 'bills'), 'bill').map((bill) => ({
            label: getPrint(bill.attributes.no),
            title: plainWords(trimmed(bill, 'title')),
            note: trimmed(bill, 'message'),
          })),
        },
      };
    }),
  );
}

function getActiveLists(root) {
  return children(root, 'supplemental').flatMap((supplemental) =>
    children(supplemental, 'sequence').map((sequence) => {
      const letter = supplemental.attributes.id?.trim().toLowerCase() ?? '';
      const list = sequence.attributes.no?.trim() ?? '';
      const parts = ['calendar', Number(root.attributes.no), letter, list].filter((part) => part !== '');
      const calendar = children(child(sequence, 'calnos'), 'calno');
      return {
        key: `hearing-us-ny-senate-session-${trimmed(sequence, 'actcaldate').replaceAll('-', '')}`,
        record: {
          agenda: parts.join('-'),
          name: undefined,
          moment: trimmed(sequence, 'actcaldate'),
          location: undefined,
          notes: getNotes(getText(child(sequence, 'notes'))),
          bills: calendar.flatMap((item) =>
            children(item, 'bill').map((bill) => ({
              label: getPrint(bill.attributes.no),
              note: `Calendar no. ${item.attributes.no.trim()}`,
            })),
          ),
        },
      };
    }),
  );
}

async function compareMeeting(key, records, { ask, comparison }) {
  const meeting = await ask.schedule(key);
  comparison.holds('is held', meeting !== undefined, key, 'not found');
  if (meeting === undefined) return;
  // A later file replaces an agenda, and file names begin with their time.
  for (const stated of new Map(records.map((record) => [record.agenda, record])).values()) {
    if (stated.name !== undefined) {
      comparison.same('title', `Senate ${stated.name} Committee meeting`, meeting.title);
      comparison.contains(
        'committee',
        [stated.name],
        meeting.sponsors.map(({ name }) => name),
      );
    }
    const agenda = meeting.agendas.find(({ agendaId }) => agendaId === `${key}/${stated.agenda}`);
    comparison.holds(
      'has the agenda',
      agenda !== undefined,
      stated.agenda,
      meeting.agendas.map(({ agendaId }) => agendaId),
    );
    if (agenda === undefined) continue;
    if (agenda.date !== null) comparison.same('moment', stated.moment, getMoment(agenda.date, agenda.hasTime));
    if (stated.location !== undefined) comparison.same('location', stated.location, agenda.location);
    comparison.same('notes', stated.notes, plainWords(agenda.notes));
    comparison.same(
      'bills',
      stated.bills.map(({ label, note }) => [label, note]),
      agenda.bills.map(({ label, note }) => [label, note ?? '']),
    );
    for (const [at, { title }] of stated.bills.entries()) {
      // A bill that the product has takes its title from its own file.
      const bill = agenda.bills[at];
      if (title && bill?.fusionId === null) comparison.same('title of a bill', title, plainWords(bill.title));
    }
  }
}

function getRecords(root) {
  const { no, year } = root.attributes;
  return [...descendants(root, 'committee')].map((committee) => {
    const [name, day] = [trimmed(committee, 'name'), trimmed(committee, 'meetdate')];
    return {
      key: `hearing-us-ny-agenda-${year}-${Number(no)}-${dashed(name)}-${day.replaceAll('-', '')}`,
      record: {
        name,
        bills: children(child(committee, 'bills'), 'bill').map(({ attributes }) => getPrint(attributes.no)),
      },
    };
  });
}

/** Expects each bill that was voted on in an agenda of the meeting, with its outcome. */
async function compareRecord(key, records, { ask, comparison }) {
  const meeting = await ask.schedule(key);
  comparison.holds('is held', meeting !== undefined, key, 'not found');
  if (meeting === undefined) return;
  const { name, bills } = records.at(-1);
  comparison.contains(
    'committee',
    [name],
    meeting.sponsors.map((sponsor) => sponsor.name),
  );
  const decided = meeting.agendas.flatMap((agenda) => agenda.bills).filter(({ outcome }) => outcome !== null);
  comparison.contains(
    'decided bills',
    bills,
    decided.map(({ label }) => label),
  );
}

export const NYSENATE_MEETING_SETS = [
  set('agendas', /senAgenda\/.+\.xml$/i, getAgendas, compareMeeting),
  set('active lists', /senCalendarActiveList\/.+\.xml$/i, getActiveLists, compareMeeting),
  set('records of meetings', /senAgendaVote\/.+\.xml$/i, getRecords, compareRecord),
];
