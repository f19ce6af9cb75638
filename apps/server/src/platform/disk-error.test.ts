import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { describeDiskError, isDiskFull } from './disk-error.ts';

function databaseError(message: string, code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code, severity: 'ERROR' });
}

describe('A full disk', () => {
  it('is recognized in the errors of files, quotas, the database and other threads, at any depth', () => {
    const file = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const quota = Object.assign(new Error('EDQUOT: disk quota exceeded'), { code: 'EDQUOT' });
    const database = databaseError('could not extend file "base/1/2": No space left on device', '53100');
    for (const fault of [file, quota, database, new Error('ENOSPC: no space left on device, write')]) {
      expect(isDiskFull(new Error('The export 1 failed', { cause: fault }))).toBe(true);
    }
    expect(isDiskFull(Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' }))).toBe(false);
    expect(isDiskFull(databaseError('deadlock detected', '40P01'))).toBe(false);
    expect(isDiskFull('no error')).toBe(false);
  });

  it('is named by its folder, or as the disk of the database', () => {
    const file = { code: 'ENOSPC', path: '/srv/backups/a.tar.gz' };
    expect(describeDiskError(Object.assign(new Error('ENOSPC'), file))).toBe('The disk of /srv/backups is full.');
    expect(describeDiskError(databaseError('could not write: No space left on device', '53100'))).toBe(
      'The disk of the database is full (could not write: No space left on device).',
    );
    const program = new Error(
      'The server does not start:\ncreating files\ncould not write: No space left on device\nbye',
    );
    expect(describeDiskError(program)).toBe('The disk is full (could not write: No space left on device).');
    expect(describeDiskError(new Error('something else'))).toBeNull();
  });
});
