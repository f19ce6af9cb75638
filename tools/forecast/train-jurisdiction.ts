import path from 'node:path';
import { readdirSync } from 'node:fs';
import {
  estimateLevel,
  FEDERAL_SETTINGS,
  type ForecastModel,
  type SessionData,
  STATE_SETTINGS,
  toDate,
  trainModel,
} from '@rotunda/forecast';
import type { SessionFiles } from './find-sessions.ts';
import { hashFiles } from './hash-files.ts';
import type { SessionReader } from './read-session-files.ts';

/**
 * Sessions that the committed weights are trained on, and unfinished ones that say how high a target is in other
 * sessions. The 113th Congress was divided between the parties; the 119th is not, so only that shows what a second
 * chamber of the same majority does.
 */
export const TRAINING_SESSIONS: Readonly<Record<string, { sessions: readonly string[]; levels: readonly string[] }>> = {
  us: { sessions: ['113'], levels: ['119'] },
  'us-mi': {
    sessions: ['2009-2010', '2011-2012', '2013-2014', '2015-2016', '2017-2018', '2021-2022'],
    levels: [],
  },
  'us-ca': {
    sessions: ['2015-2016', '2017-2018', '2021-2022'],
    levels: [],
  },
};

/**
 * Trains the model of a legislature on its training sessions.
 * @throws Error when the data lack one of them
 */
export async function trainJurisdiction(
  isoCode: string,
  found: readonly SessionFiles[],
  reader: SessionReader,
): Promise<ForecastModel> {
  const plan = TRAINING_SESSIONS[isoCode] ?? { sessions: [], levels: [] };
  const own = [...plan.sessions, ...plan.levels].map((session) => {
    const files = found.find((one) => one.isoCode === isoCode && one.session === session);
    if (files === undefined) throw new Error(`The data have no session ${session} of ${isoCode}.`);
    return files;
  });
  const data: SessionData[] = [];
  for (const files of own) {
    const session = await reader.read(files);
    if (session !== undefined) data.push(session);
  }
  const training = data.filter(({ session }) => plan.sessions.includes(session));
  const files = own.flatMap((one) => one.files);
  if (isoCode === 'us')
    for (const name of readdirSync(reader.membersFolder)) files.push(path.join(reader.membersFolder, name));
  return trainModel(
    training,
    {
      sessions: plan.sessions,
      levels: plan.levels,
      until: toDate(Math.max(...data.map(({ last }) => last))),
      sha256: hashFiles(files),
    },
    isoCode === 'us' ? FEDERAL_SETTINGS : STATE_SETTINGS,
    getLevels(
      training,
      data.filter(({ session }) => plan.levels.includes(session)),
    ),
  );
}

function getLevels(training: readonly SessionData[], unfinished: readonly SessionData[]) {
  const [finished] = training;
  const [other] = unfinished;
  if (finished === undefined || other === undefined) return {};
  return { secondPreFloor: estimateLevel(finished, other, 'secondPreFloor') };
}
