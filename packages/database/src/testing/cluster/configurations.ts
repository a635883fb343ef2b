/** Where the parts of a cluster listen, on the loopback address, counted from one port. */
export const portsFrom = (first: number) => ({
  etcd: [first, first + 1, first + 2],
  etcdPeers: [first + 3, first + 4, first + 5],
  databases: [first + 6, first + 7, first + 8],
  patroni: [first + 9, first + 10, first + 11],
  proxyDatabase: first + 12,
  proxySite: first + 13,
  nats: [first + 14, first + 15, first + 16],
  natsRoutes: [first + 17, first + 18, first + 19],
  copies: [first + 20, first + 21],
})
export type ClusterPorts = ReturnType<typeof portsFrom>

const host = '127.0.0.1'

export const etcdArguments = (ports: ClusterPorts, index: number, data: string): string[] => {
  const peers = ports.etcdPeers.map((port, at) => `etcd${at}=http://${host}:${port}`)
  const client = `http://${host}:${ports.etcd[index]}`
  const peer = `http://${host}:${ports.etcdPeers[index]}`
  return [
    `--name=etcd${index}`,
    `--data-dir=${data}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=${peers.join(',')}`,
    '--initial-cluster-token=trevo',
    '--enable-v2=true',
    '--heartbeat-interval=200',
    '--election-timeout=2000',
  ]
}

type PatroniOrder = {
  readonly ports: ClusterPorts
  readonly index: number
  readonly folder: string
  readonly binaries: string
}

/** A member as `deploy/patroni/patroni.yaml` has it, but on loopback and with `trust`. */
export const patroniConfiguration = ({ ports, index, folder, binaries }: PatroniOrder): object => ({
  scope: 'trevo',
  namespace: '/trevo/',
  name: `database${index}`,
  restapi: {
    listen: `${host}:${ports.patroni[index]}`,
    connect_address: `${host}:${ports.patroni[index]}`,
  },
  // Not `etcd3`: Patroni 3.0 writes its lease there without looking whether another one holds it, and
  // a primary that hung longer than `ttl` takes the lead back from its successor.
  etcd: { hosts: ports.etcd.map((port) => `${host}:${port}`) },
  bootstrap: {
    dcs: {
      ttl: 9,
      loop_wait: 2,
      retry_timeout: 3,
      maximum_lag_on_failover: 1_048_576,
      synchronous_mode: true,
      synchronous_mode_strict: true,
      postgresql: {
        use_pg_rewind: true,
        use_slots: true,
        parameters: {
          wal_level: 'logical',
          max_connections: 200,
          max_prepared_transactions: 200,
          shared_buffers: '128MB',
          max_wal_size: '1GB',
          jit: 'off',
        },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  },
  postgresql: {
    listen: `${host}:${ports.databases[index]}`,
    connect_address: `${host}:${ports.databases[index]}`,
    data_dir: `${folder}/data`,
    bin_dir: binaries,
    pgpass: `${folder}/pgpass`,
    authentication: {
      superuser: { username: 'postgres', password: 'postgres' },
      replication: { username: 'replicator', password: 'replicator' },
      rewind: { username: 'rewind', password: 'rewind' },
    },
    parameters: { unix_socket_directories: folder },
    pg_hba: [
      'local all all trust',
      `host replication all ${host}/32 trust`,
      `host all all ${host}/32 trust`,
    ],
  },
  watchdog: { mode: 'off' },
})

/** As `deploy/haproxy/haproxy.cfg` has it: the primary alone, and copies that say they are ready. */
export const haproxyConfiguration = (ports: ClusterPorts): string => `
global
  maxconn 5000
defaults
  mode tcp
  timeout connect 2s
  timeout client 10m
  timeout server 10m
  timeout check 1s
  option redispatch
  retries 3
  default-server inter 500ms fall 2 rise 1
frontend database
  bind ${host}:${ports.proxyDatabase}
  default_backend primary
backend primary
  option httpchk GET /primary
  http-check expect status 200
  default-server on-marked-down shutdown-sessions
${ports.databases
  .map((port, at) => `  server database${at} ${host}:${port} check port ${ports.patroni[at]}`)
  .join('\n')}
frontend site
  bind ${host}:${ports.proxySite}
  mode http
  option forwardfor
  timeout client 60s
  default_backend server
backend server
  mode http
  balance leastconn
  timeout tunnel 1h
  option httpchk GET /ready
  http-check expect status 200
  retry-on conn-failure
${ports.copies.map((port, at) => `  server server${at} ${host}:${port} check`).join('\n')}
`

export const natsArguments = (ports: ClusterPorts, index: number, data: string): string[] => {
  const routes = ports.natsRoutes
    .filter((_, at) => at !== index)
    .map((port) => `nats://${host}:${port}`)
  const listen = ['--addr', host, '--port', String(ports.nats[index]), '--name', `nats${index}`]
  const own = `nats://${host}:${ports.natsRoutes[index]}`
  return [
    ...listen,
    '--jetstream',
    '--store_dir',
    data,
    '--cluster_name',
    'trevo',
    '--cluster',
    own,
    '--routes',
    routes.join(','),
  ]
}
