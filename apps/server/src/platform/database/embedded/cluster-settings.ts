/**
 * Where the server listens: a Unix socket in our own directory, or a TCP port on the loopback if the path is too long.
 */
export type ClusterAddress = { kind: 'socket'; directory: string; port: number } | { kind: 'tcp'; port: number };

/** sizeof(sun_path) is 108 on Linux and 104 on macOS, including the terminating zero; the shorter one applies. */
const SOCKET_PATH_LIMIT_BYTES = 103;

/** Whether `<directory>/.s.PGSQL.<port>` fits into a socket address. */
export function fitsSocketPath(directory: string, port: number): boolean {
  return Buffer.byteLength(`${directory}/.s.PGSQL.${port}`) <= SOCKET_PATH_LIMIT_BYTES;
}

/**
 * Sized for the smallest supported machine: 2 cores, 4 GB, one SSD. Larger installations use their own server through
 * DATABASE_URL, so these are not options. Commits stay synchronous, so an acknowledged write is never lost.
 */
const SETTINGS: Record<string, string> = {
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: '1GB',
  max_wal_size: '2GB',
  min_wal_size: '128MB',
  wal_compression: 'on',
  checkpoint_timeout: '15min',
  synchronous_commit: 'on',
  random_page_cost: '1.1',
  effective_io_concurrency: '64',
  // Compiling short queries costs more than it saves, and the planner does not know that matching shares the two cores.
  jit: 'off',
  max_parallel_workers_per_gather: '1',
  // With the default of 4 MB, every n-th document insert flushes a long list; a small list keeps latency even.
  gin_pending_list_limit: '1MB',
  autovacuum_vacuum_scale_factor: '0.05',
  autovacuum_analyze_scale_factor: '0.02',
  idle_in_transaction_session_timeout: '10min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  lc_messages: 'C',
};

/** Renders the include file that is written before every start. Later lines win, so `overrides` come last. */
export function renderClusterSettings(address: ClusterAddress, overrides: Record<string, string>): string {
  // PostgreSQL expects a list of folders here; inside quotes a comma is part of the name.
  const listening: Record<string, string> =
    address.kind === 'socket'
      ? { unix_socket_directories: `"${address.directory}"`, listen_addresses: '', port: String(address.port) }
      : { unix_socket_directories: '', listen_addresses: '127.0.0.1', port: String(address.port) };
  return Object.entries({ ...SETTINGS, ...listening, ...overrides })
    .map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
    .join('');
}
