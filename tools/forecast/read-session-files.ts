import path from 'node:path';
import { existsSync } from 'node:fs';
import { type MemberDirectory, readSession, type SessionData } from '@rotunda/forecast';
import type { SessionFiles } from './find-sessions.ts';
import { readCongress } from './read/read-congress.ts';
import { readCurrentCongress } from './read/read-current-congress.ts';
import { readLegiscan } from './read/read-legiscan.ts';
import { readMembers } from './read/read-members.ts';

/** Reads sessions, each once. */
export class SessionReader {
  private members: Promise<MemberDirectory> | undefined;
  private readonly sessions = new Map<string, Promise<SessionData | undefined>>();

  constructor(private readonly data: string) {}

  /** Folder of the members of Congress, which every Congress is read with. */
  get membersFolder(): string {
    return path.join(this.data, 'unitedstates-legislators-history');
  }

  /** @returns undefined for a session without a calendar */
  read(files: SessionFiles): Promise<SessionData | undefined> {
    const key = `${files.isoCode} ${files.session}`;
    const known = this.sessions.get(key);
    if (known !== undefined) return known;
    const session = this.load(files);
    this.sessions.set(key, session);
    return session;
  }

  private async load({ kind, folder, session, files }: SessionFiles): Promise<SessionData | undefined> {
    if (kind === 'legiscan') return readSession(await readLegiscan(folder), new Map());
    this.members ??= existsSync(this.membersFolder) ? readMembers(this.membersFolder) : Promise.resolve(new Map());
    const hasCosponsors = files.some((file) => file.includes('cosponsors'));
    const read = hasCosponsors ? readCongress : readCurrentCongress;
    return readSession(await read(folder, session), await this.members);
  }
}
