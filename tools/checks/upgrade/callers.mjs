const CALLS = [
  ['GET', '/auth/session'],
  ['GET', '/projects'],
  ['POST', '/projects', () => ({ name: `Project ${Math.random()}` })],
  ['POST', '/documents/search', () => ({ searchModel: { rawTextSearch: 'water' } })],
  ['GET', '/sources'],
  ['GET', '/health'],
];

/**
 * Signs in at the first address and calls all of them, one after the other, until stopped.
 *
 * @param {{ email: string, password: string }} person
 * @param {string[]} urls
 * @param {string} [token] Of an existing session.
 */
export async function startCallers(person, urls, token) {
  const session = token ?? (await signIn(person, urls[0]));
  const failures = new Map();
  let isStopped = false;
  let count = 0;
  const call = async (url, [method, path, body]) => {
    const headers = { authorization: `Bearer ${session}`, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body()) }) });
    const text = await response.text();
    count += 1;
    if (response.status < 400) return;
    const what = `${method} ${path} answered ${response.status} ${text.slice(0, 120)}`;
    failures.set(what, (failures.get(what) ?? 0) + 1);
  };
  const running = (async () => {
    for (let turn = 0; !isStopped; turn += 1) {
      for (const one of CALLS) {
        await call(urls[turn % urls.length], one).catch((error) => {
          const what = `${String(one[0])} ${String(one[1])}: ${error.cause?.code ?? error.message}`;
          failures.set(what, (failures.get(what) ?? 0) + 1);
        });
      }
    }
  })();
  return {
    token: session,
    count: () => count,
    /** @returns {Promise<string[]>} What failed. */
    async stop(when) {
      isStopped = true;
      await running;
      return [...failures].map(([what, times]) => `${when}: ${what} (${times} times)`);
    },
  };
}

async function signIn({ email, password }, url) {
  const response = await fetch(`${url}/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`signing in answered ${response.status}`);
  return (await response.json()).token;
}
