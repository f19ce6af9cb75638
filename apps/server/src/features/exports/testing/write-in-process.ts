import type { WriteTask } from '../writing/export-task.ts';
import { runTask } from '../writing/run-task.ts';

/** Writes without a thread, because a thread would load the whole server for each export. */
export const writeInProcess: WriteTask = (task, { onProgress }) => runTask(task, onProgress);
