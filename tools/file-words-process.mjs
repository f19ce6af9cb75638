import { pathToFileURL } from 'node:url';
import { ensureServerBuild } from './ensure-server-build.mjs';

// The process that extracts the words of files runs the same build as the program that starts it.
const program = await ensureServerBuild();
await import(pathToFileURL(program.replace(/\.mjs$/, '.file-words-process.mjs')).href);
