const CLIENTS = 12;
/** Keeps thousands of projects from dominating the measurement. */
const PAUSE_MS = 500;

/** Twelve clients that create projects until told to stop, and record the acknowledged ones. */
export function startWriters(product) {
  const stored = [];
  const statuses = new Map();
  let isOver = false;
  let lastStoredBegunMs = 0;
  let waiting = 0;
  const write = async (client) => {
    for (let turn = 0; !isOver; turn += 1) {
      const name = `Project ${client}-${turn}`;
      const begunMs = performance.now();
      waiting += 1;
      const status = await product.call('POST', '/projects', { name }).then(
        (answer) => answer.status,
        (error) => `no answer (${error.cause?.code ?? error.message})`,
      );
      waiting -= 1;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201) {
        stored.push(name);
        lastStoredBegunMs = Math.max(lastStoredBegunMs, begunMs);
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const writing = Promise.all(Array.from({ length: CLIENTS }, (_, client) => write(client)));
  return {
    stored,
    /** Writes without a response so far. */
    waiting: () => waiting,
    refused: () => statuses.get(503) ?? 0,
    lastStoredBegunMs: () => lastStoredBegunMs,
    problems: () =>
      [...statuses]
        .filter(([status]) => status !== 201 && status !== 503)
        .map(([status, times]) => `${times} writes were answered with ${status}`),
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
}
