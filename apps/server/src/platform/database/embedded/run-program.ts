import { spawn } from 'node:child_process';

/** System account that PostgreSQL runs as; empty unless this process is root, which PostgreSQL refuses. */
export type ProgramAccount = { uid?: number; gid?: number };

/** Exit code and all output of a program. */
export interface ProgramResult {
  code: number;
  output: string;
}

/** Runs a program to completion; one that cannot be started returns code -1 with the reason. */
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
