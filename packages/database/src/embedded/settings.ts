/**
 * Server settings of the embedded PostgreSQL. Durability is never traded away: fsync, full page writes
 * and synchronous commit stay on for every use except the server shared by tests
 * (`start-test-server.ts`).
 */
export const embeddedSettings = (port: number): Record<string, string> => ({
  listen_addresses: '127.0.0.1',
  port: String(port),
  // Only its owner can read the data directory, which makes the socket private.
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: '200',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '256MB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  // Creating a WAL segment stalls every commit for tens of milliseconds; with equal limits they are
  // recycled.
  min_wal_size: '1GB',
  max_wal_size: '1GB',
  wal_buffers: '16MB',
  checkpoint_timeout: '15min',
  checkpoint_completion_target: '0.9',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
})
