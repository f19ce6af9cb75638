import { pathToFileURL } from 'node:url';
import { ensureServerBuild } from './ensure-server-build.mjs';

// The thread that keeps the search index in memory runs the same build as the program that starts it.
const program = await ensureServerBuild();
await import(pathToFileURL(program.replace(/\.mjs$/, '.resident-thread.mjs')).href);
