import { runProgram, type ProgramAccount } from './run-program.ts';

const ACCOUNT_NAME = 'postgres';

/**
 * Finds the account that runs PostgreSQL, which refuses to run as root (containers usually do). As root, its programs
 * run under the system account `postgres`, which is created if missing.
 *
 * @throws Error if this process is root and the account cannot be created.
 */
export async function findProgramAccount(): Promise<ProgramAccount> {
  if (process.getuid?.() !== 0) return {};
  const existing = await lookUp();
  if (existing !== undefined) return existing;
  const created = await runProgram('useradd', ['--system', '--user-group', '--no-create-home', ACCOUNT_NAME]);
  const account = await lookUp();
  if (account === undefined) {
    throw new Error(
      `PostgreSQL cannot run as root and the system account "${ACCOUNT_NAME}" could not be created: ` +
        `${created.output.trim()}. Create it, start Rotunda as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return account;
}

async function lookUp(): Promise<ProgramAccount | undefined> {
  const [uid, gid] = await Promise.all([
    runProgram('id', ['-u', ACCOUNT_NAME]),
    runProgram('id', ['-g', ACCOUNT_NAME]),
  ]);
  if (uid.code !== 0 || gid.code !== 0) return undefined;
  return { uid: Number.parseInt(uid.output, 10), gid: Number.parseInt(gid.output, 10) };
}
