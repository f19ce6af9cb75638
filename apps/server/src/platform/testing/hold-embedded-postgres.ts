import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';

/** Run as a process of its own by tests: takes a lease on the server of the folder given, until told to release it. */
const lease = await startEmbeddedPostgres({ home: process.argv[2] ?? '', syncOnCreate: false });
process.on('message', () => {
  void lease.release().then(() => process.exit(0));
});
process.send?.('ready');
