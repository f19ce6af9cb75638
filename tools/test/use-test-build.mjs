import { inject } from 'vitest';
import { setBuildOfThreads } from '../build/ensure-server-build.mjs';

// The first thread of a run creates the build if it is missing.
setBuildOfThreads(inject('rotundaServerBuild'));
