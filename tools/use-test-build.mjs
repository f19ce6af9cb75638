import { inject } from 'vitest';
import { setBuildOfThreads } from './ensure-server-build.mjs';

// The first thread of a run makes it when it is missing.
setBuildOfThreads(inject('rotundaServerBuild'));
