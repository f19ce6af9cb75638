import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Files of one session of a legislature. */
export interface SessionFiles {
  isoCode: string;
  /** As in the calendar: `113`, `2009-2010`. */
  session: string;
  kind: 'congress' | 'legiscan';
  folder: string;
  /** Files that are read, for the hash. */
  files: string[];
}

const STATES: Readonly<Record<string, string>> = { MI: 'us-mi', CA: 'us-ca' };
const LEGISCAN_FILE = /^(bills|history|people|rollcalls|sponsors)\.csv(\.gz)?$/;

/** Finds the sessions in a folder laid out like the public data: `us-congress-histories`, `legiscan/csv`. */
export function findSessions(data: string): SessionFiles[] {
  return [
    ...findCongresses(path.join(data, 'us-congress-histories')),
    ...findStates(path.join(data, 'legiscan', 'csv')),
  ];
}

function findCongresses(folder: string): SessionFiles[] {
  return list(folder).flatMap((name): SessionFiles[] => {
    const session = /^(\d+)-bills\.csv\.gz$/.exec(name)?.[1];
    if (session === undefined) return [];
    const files = ['bills', 'actions', 'cosponsors']
      .map((table) => path.join(folder, `${session}-${table}.csv.gz`))
      .filter((file) => existsSync(file));
    return [{ isoCode: 'us', session, kind: 'congress', folder, files }];
  });
}

function findStates(folder: string): SessionFiles[] {
  return list(folder).flatMap((name): SessionFiles[] => {
    const [, state = '', session = ''] = /^([A-Z]{2})_(\d{4}-\d{4})_Regular_Session$/.exec(name) ?? [];
    const isoCode = STATES[state];
    if (isoCode === undefined) return [];
    const own = path.join(folder, name);
    const files = list(own)
      .filter((file) => LEGISCAN_FILE.test(file))
      .map((file) => path.join(own, file));
    return [{ isoCode, session, kind: 'legiscan', folder: own, files }];
  });
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
