/**
 * Output of a command: people read lines and progress bars on standard error, programs read the result on standard
 * output.
 */
export interface Terminal {
  /** Prints one line for people; silent with `--json`. */
  say(line: string): void;
  /**
   * Shows progress as a bar on a terminal and as occasional lines elsewhere; silent with `--json`. `task` names the
   * work. `total` null means unknown; a total smaller than `done` also counts as unknown. `detail` may change between
   * calls.
   */
  progress(task: string, done: number, total: number | null, detail?: string): void;
  /** Prints the result: `text` for people, or `value` as one line of JSON with `--json`. */
  answer(text: string, value: unknown): void;
  /** Always printed to standard error; with `--json` as `{"error": …}`. */
  fail(message: string): void;
}

export interface TerminalStreams {
  out: { write(text: string): unknown };
  err: { write(text: string): unknown; isTTY?: boolean; columns?: number };
}

const BAR_WIDTH = 28;
/** Without a terminal on which to redraw a bar, one line is written per tenth. */
const LINES_PER_TASK = 10;

export function createTerminal(
  isJson: boolean,
  streams: TerminalStreams = { out: process.stdout, err: process.stderr },
): Terminal {
  const isLive = streams.err.isTTY === true;
  let isBarOpen = false;
  let lastStep = '';
  const closeBar = () => {
    if (isBarOpen) streams.err.write('\n');
    isBarOpen = false;
  };
  return {
    say(line) {
      if (isJson) return;
      closeBar();
      streams.err.write(`${line}\n`);
    },
    progress(task, done, guess, detail = '') {
      if (isJson || guess === 0) return;
      const total = guess !== null && done > guess ? null : guess;
      const line = renderBar(detail === '' ? task : `${task} ${detail}`, done, total);
      if (isLive) {
        streams.err.write(`\r\u001B[K${line}`);
        isBarOpen = true;
        if (total !== null && done >= total) closeBar();
        return;
      }
      const step = `${task} ${getStep(done, total)}`;
      if (step !== lastStep) streams.err.write(`${line}\n`);
      lastStep = step;
    },
    answer(text, value) {
      closeBar();
      streams.out.write(isJson ? `${JSON.stringify(value)}\n` : `${text}\n`);
    },
    fail(message) {
      closeBar();
      streams.err.write(isJson ? `${JSON.stringify({ error: message })}\n` : `${message}\n`);
    },
  };
}

/** Returns the current tenth of a known total; for an unknown total it changes each time the amount doubles. */
function getStep(done: number, total: number | null): string {
  if (total !== null) return `${Math.floor((done / total) * LINES_PER_TASK)} of ${LINES_PER_TASK}`;
  return String(Math.floor(Math.log2(Math.max(done, 1))));
}

function renderBar(label: string, done: number, total: number | null): string {
  const count =
    total === null ? done.toLocaleString('en-US') : `${done.toLocaleString('en-US')}/${total.toLocaleString('en-US')}`;
  if (total === null) return `${label}  ${count}`;
  const filled = Math.min(BAR_WIDTH, Math.round((done / Math.max(total, 1)) * BAR_WIDTH));
  return `${label}  [${'='.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}] ${count}`;
}
