import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';

/** Run by tests as a separate process: takes a lease on the server of the given folder until told to release it. */
const lease = await startEmbeddedPostgres({ home: process.argv[2] ?? '', syncOnCreate: false });
process.on('message', () => {
  void lease.release().then(() => process.exit(0));
});
process.send?.('ready');
