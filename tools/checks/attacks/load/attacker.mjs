import { ATTACKS, ORDINARY } from './requests.mjs';
import { closeConnections, send } from './send.mjs';

/**
 * Program of the process that attacks, so that making and sending the requests does not delay the calls being measured.
 * It reports that it is ready; then each message `{ url, token, name }` starts an attack, and `stop` ends it and is
 * answered with what the server answered.
 */
const AT_ONCE = 20;
const BURST_EVERY_MS = 500;

process.send?.('ready');

/** @type {{ stop: () => void, ended: Promise<void> } | undefined} */
let running;

process.on('message', async (message) => {
  if (message !== 'stop') {
    running = attack(message);
    return;
  }
  running?.stop();
  process.send?.(await running?.ended);
});

function attack({ url, token, name }) {
  const { request } = [ORDINARY, ...ATTACKS].find((one) => one.name === name) ?? ORDINARY;
  const answers = { statuses: {}, times: [], longest: 0 };
  const stopped = deferred();
  let isOver = false;
  const burst = async (round) => {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, place) => {
        // An answer that is still missing when the attack ends is not waited for.
        const answer = await Promise.race([send(url, token, request(round + place)), stopped.promise]);
        if (answer !== undefined) note(answers, answer);
      }),
    );
  };
  const work = async () => {
    for (let round = 0; !isOver; round += 1) {
      const pause = new Promise((resolve) => setTimeout(resolve, BURST_EVERY_MS));
      await burst(round);
      await Promise.race([pause, stopped.promise]);
    }
    return answers;
  };
  return {
    stop() {
      isOver = true;
      stopped.resolve(undefined);
      closeConnections();
    },
    ended: work(),
  };
}

function note(answers, { status, ms, bytes }) {
  answers.statuses[status] = (answers.statuses[status] ?? 0) + 1;
  answers.times.push(ms);
  if (status >= 400) answers.longest = Math.max(answers.longest, bytes);
}

/** `Promise.withResolvers`, which Node.js 20 does not have. */
function deferred() {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}
