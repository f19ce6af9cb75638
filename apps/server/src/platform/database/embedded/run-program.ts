import { spawn } from 'node:child_process';

/** The system account PostgreSQL runs as; empty unless we are root, whom it refuses. */
export type ProgramAccount = { uid?: number; gid?: number };

/** Exit code and everything a program said. */
export interface ProgramResult {
  code: number;
  output: string;
}

/** Runs a program to its end; a program that cannot be started at all answers code -1 with the reason. */
export async function runProgram(
  program: string,
  parameters: string[],
  account: ProgramAccount = {},
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(program, parameters, { ...account, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
