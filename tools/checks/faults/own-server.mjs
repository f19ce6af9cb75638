import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer as createSocket } from 'node:net';
import path from 'node:path';
import pg from 'pg';

const NOT_OURS = 'rotunda check';

/** Returns the program folder of the newest PostgreSQL server installed on this machine. */
export function findServerPrograms() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => `${root}/${version}/bin`).find((folder) => existsSync(`${folder}/pg_ctl`));
}

/** Gives access to an installation's built-in server, for harming it. */
export function getServer(home) {
  const root = path.join(home, 'postgres');
  const password = encodeURIComponent(readFileSync(path.join(root, 'password'), 'utf8'));
  const [, , , port, socket] = readFileSync(path.join(root, 'data/postmaster.pid'), 'utf8').split('\n');
  const place =
    socket === '' ? `127.0.0.1:${port}/rotunda` : `localhost/rotunda?port=${port}&host=${encodeURIComponent(socket)}`;
  return harmful(`postgresql://rotunda:${password}@${place}`, path.join(root, 'data'));
}

/** Creates a separate server for DATABASE_URL, which can be restarted. PostgreSQL refuses to run as root. */
export async function createServer(folder) {
  const programs = findServerPrograms();
  const data = path.join(folder, 'server');
  const getId = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const account = process.getuid() === 0 ? { uid: getId('-u'), gid: getId('-g') } : {};
  mkdirSync(data);
  if (account.uid !== undefined) chownSync(data, account.uid, account.gid);
  const runAs = (program, args) => {
    // The server inherits open handles, so a pipe would never end.
    const result = spawnSync(path.join(programs, program), args, { ...account, cwd: '/', stdio: 'ignore' });
    if (result.status !== 0) throw new Error(`${program} ${args[0]} ended with ${result.status}`);
  };
  runAs('initdb', ['-D', data, '--username=check', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']);
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${data} -c fsync=on`;
  const control = (...args) => runAs('pg_ctl', [...args, '-D', data, '-w', '-s', '-l', path.join(data, 'log')]);
  control('start', '-o', options);
  return {
    ...harmful(`postgresql://check@127.0.0.1:${port}/postgres`, data),
    restart: async () => control('restart', '-m', 'fast', '-o', options),
    stop: () => control('stop', '-m', 'immediate'),
  };
}

function harmful(connectionString, data) {
  /** Uses its own connection, which a cut spares. */
  const query = async (text) => {
    const client = new pg.Client({ connectionString, application_name: NOT_OURS });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    connectionString,
    query,
    kill: async () =>
      process.kill(Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
    cut: () =>
      query(
        `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and application_name <> '${NOT_OURS}'`,
      ),
  };
}

function freePort() {
  return new Promise((resolve) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = socket.address();
      socket.close(() => resolve(port));
    });
  });
}
