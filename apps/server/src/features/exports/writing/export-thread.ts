import { parentPort, workerData } from 'node:worker_threads';
import { findThreadClock } from '../../../platform/threads/processor-time.ts';
import type { ExportMessage, ExportTask } from './export-task.ts';
import { runTask } from './run-task.ts';

const port = parentPort;
// Every starter of this thread passes exactly this type.
const task = workerData as ExportTask;
const post = (message: ExportMessage) => port?.postMessage(message);

post({ kind: 'loaded', clock: findThreadClock() });
void runTask(task, (done, total) => post({ kind: 'progress', done, total })).then(post);
