import { pathToFileURL } from 'node:url';
import { ensureServerBuild } from '../../../../../tools/build/ensure-server-build.mjs';
import { THREADS } from './threads.mjs';

// The first argument names the thread or process, which runs the same build as the program that starts it.
const name = process.argv[2] ?? '';
if (!(name in THREADS)) throw new Error(`${name} is no thread of threads.mjs.`);
const program = await ensureServerBuild();
await import(pathToFileURL(program.replace(/\.mjs$/, `.${name}.mjs`)).href);
