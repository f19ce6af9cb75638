/** How a command talks: people read lines and bars on standard error, programs read the answer on standard output. */
export interface Terminal {
  /** One line for people; silent with `--json`. */
  say(line: string): void;
  /** A bar on a terminal, now and then a line elsewhere; silent with `--json`. `total` null: unknown. */
  progress(label: string, done: number, total: number | null): void;
  /** The answer: `text` for people, `value` as one line of JSON with `--json`. */
  answer(text: string, value: unknown): void;
  /** Always on standard error; with `--json` as `{"error": …}`. */
  fail(message: string): void;
}

export interface TerminalStreams {
  out: { write(text: string): unknown };
  err: { write(text: string): unknown; isTTY?: boolean; columns?: number };
}

const BAR_WIDTH = 28;
/** Where there is no terminal to redraw a bar on, a line is written for every tenth. */
const LINES_PER_TASK = 10;

export function createTerminal(
  isJson: boolean,
  streams: TerminalStreams = { out: process.stdout, err: process.stderr },
): Terminal {
  const isLive = streams.err.isTTY === true;
  let isBarOpen = false;
  let lastTenth = '';
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
    progress(label, done, total) {
      if (isJson || total === 0) return;
      if (isLive) {
        streams.err.write(`\r\u001B[K${renderBar(label, done, total)}`);
        isBarOpen = true;
        if (total !== null && done >= total) closeBar();
        return;
      }
      const tenth = `${label} ${total === null ? '' : Math.floor((done / Math.max(total, 1)) * LINES_PER_TASK)}`;
      if (tenth !== lastTenth) streams.err.write(`${renderBar(label, done, total)}\n`);
      lastTenth = tenth;
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

function renderBar(label: string, done: number, total: number | null): string {
  const count =
    total === null ? done.toLocaleString('en-US') : `${done.toLocaleString('en-US')}/${total.toLocaleString('en-US')}`;
  if (total === null) return `${label}  ${count}`;
  const filled = Math.min(BAR_WIDTH, Math.round((done / Math.max(total, 1)) * BAR_WIDTH));
  return `${label}  [${'='.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}] ${count}`;
}
