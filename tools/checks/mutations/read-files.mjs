// Reads batches of files like an ingest and reports each file before reading it, so that the parent knows on which one
// this process crashed or hung.
const { FilesAccount, openInputs, PROGRAM_FAULT, SOURCES } = await import(process.argv[2]);

process.on('disconnect', () => process.exit());
process.on('message', (chunk) => void read(chunk));
process.send({ ready: true });

async function read({ sourceId, folder, given }) {
  const source = SOURCES.find((one) => one.id === sourceId);
  const account = new FilesAccount();
  const problems = [];
  const told = async function* (entries) {
    for await (const entry of entries) {
      process.send({ reading: entry.path });
      yield entry;
    }
  };
  try {
    const entries = openInputs(folder, {
      accepts: (path) => source.accepts(path),
      onSkipped: (path, reason) => account.skipFile(path, reason),
    });
    for await (const parsed of account.watch(source.parse(account.follow(told(entries))))) {
      if (!parsed.ok && parsed.reason.includes(PROGRAM_FAULT)) problems.push(`${parsed.position}: ${parsed.reason}`);
    }
    const { read: readFiles, quarantined, notRead } = account.files;
    const missing = given - readFiles - quarantined - notRead;
    if (missing > 0) problems.push(`${missing} of ${given} files are not accounted for`);
    process.send({ done: true, problems, files: account.files, peakMb: peakMb() });
  } catch (error) {
    process.send({
      done: true,
      problems: [`thrown: ${error?.stack ?? error}`],
      files: account.files,
      peakMb: peakMb(),
    });
  }
}

function peakMb() {
  return process.resourceUsage().maxRSS / 1024;
}
