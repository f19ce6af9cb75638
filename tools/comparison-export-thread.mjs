import { pathToFileURL } from 'node:url';
import { ensureServerBuild } from './ensure-server-build.mjs';

// The thread that writes comparison files runs the same build as the program that starts it.
const program = await ensureServerBuild();
await import(pathToFileURL(program.replace(/\.mjs$/, '.comparison-export-thread.mjs')).href);
