import { pathToFileURL } from 'node:url';
import { ensureServerBuild } from './ensure-server-build.mjs';

// The thread that reads tables runs the same build as the program that starts it.
const program = await ensureServerBuild();
await import(pathToFileURL(program.replace(/\.mjs$/, '.table-file-thread.mjs')).href);
