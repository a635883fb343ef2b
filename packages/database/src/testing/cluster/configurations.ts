const loopback = '127.0.0.1'
const three = [0, 1, 2] as const

/** For a temporary cluster that only this machine can reach. */
export const clusterPasswords = {
  etcdRoot: 'etcd-of-a-test',
  etcd: 'patroni-of-a-test',
  patroni: 'levers-of-a-test',
  nats: 'bus-of-a-test',
  natsRoutes: 'routes-of-a-test',
} as const

/**
 * Where the parts of a cluster listen, with ports counted from one.
 * @param hostOf the address of a part, by its name; if absent all use the loopback address
 */
export const placesFrom = (first: number, hostOf: (name: string) => string = () => loopback) => ({
  hosts: {
    etcd: three.map((at) => hostOf(`etcd${at}`)),
    databases: three.map((at) => hostOf(`patroni${at}`)),
    nats: three.map((at) => hostOf(`nats-server${at}`)),
    proxy: hostOf('haproxy'),
    copies: [hostOf('copy0'), hostOf('copy1')],
  },
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
export type ClusterPlaces = ReturnType<typeof placesFrom>

/** The names of all its parts. */
export const partNames: readonly string[] = [
  ...three.flatMap((at) => [`etcd${at}`, `patroni${at}`, `nats-server${at}`]),
  'haproxy',
  'copy0',
  'copy1',
]

export const etcdArguments = (places: ClusterPlaces, index: number, data: string): string[] => {
  const { hosts } = places
  const peers = places.etcdPeers.map((port, at) => `etcd${at}=http://${hosts.etcd[at]}:${port}`)
  const client = `http://${hosts.etcd[index]}:${places.etcd[index]}`
  const peer = `http://${hosts.etcd[index]}:${places.etcdPeers[index]}`
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
  readonly places: ClusterPlaces
  readonly index: number
  readonly folder: string
  readonly binaries: string
}

/** A member as in `deploy/patroni/patroni.yaml`, but on loopback and with `trust`. */
export const patroniConfiguration = ({
  places,
  index,
  folder,
  binaries,
}: PatroniOrder): object => ({
  scope: 'trevo',
  namespace: '/trevo/',
  name: `database${index}`,
  restapi: {
    listen: `${places.hosts.databases[index]}:${places.patroni[index]}`,
    connect_address: `${places.hosts.databases[index]}:${places.patroni[index]}`,
    authentication: { username: 'patroni', password: clusterPasswords.patroni },
  },
  // Not `etcd3`: Patroni 3.0 writes its lease there without checking whether another member holds it, and
  // a primary that hung longer than `ttl` takes the lead back from its successor.
  etcd: {
    hosts: places.etcd.map((port, at) => `${places.hosts.etcd[at]}:${port}`),
    username: 'patroni',
    password: clusterPasswords.etcd,
  },
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
        // A replica that cannot be rewound is rebuilt from the primary.
        remove_data_directory_on_rewind_failure: true,
        remove_data_directory_on_diverged_timelines: true,
        parameters: {
          wal_level: 'logical',
          max_connections: 200,
          max_prepared_transactions: 200,
          shared_buffers: '128MB',
          max_wal_size: '1GB',
          jit: 'off',
          // A standby that is cut off is replaced by the other one; bets wait for that.
          wal_sender_timeout: '4s',
          wal_receiver_timeout: '4s',
          // A former primary finds in it where its history diverged from the others'.
          wal_keep_size: '1GB',
        },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  },
  postgresql: {
    listen: `${places.hosts.databases[index]}:${places.databases[index]}`,
    connect_address: `${places.hosts.databases[index]}:${places.databases[index]}`,
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
      'host replication all samenet trust',
      'host all all samenet trust',
    ],
  },
  watchdog: { mode: 'off' },
})

/** As in `deploy/haproxy/haproxy.cfg`: the primary alone, and copies that report that they are ready. */
export const haproxyConfiguration = (places: ClusterPlaces): string => `
global
  maxconn 5000
defaults
  mode tcp
  timeout connect 500ms
  timeout client 10m
  timeout server 10m
  timeout check 1s
  option redispatch 1
  retries 3
  default-server inter 500ms fall 2 rise 1
frontend database
  bind ${places.hosts.proxy}:${places.proxyDatabase}
  default_backend primary
backend primary
  option httpchk GET /primary
  http-check expect status 200
  default-server on-marked-down shutdown-sessions
${places.databases
  .map(
    (port, at) =>
      `  server database${at} ${places.hosts.databases[at]}:${port} check port ${places.patroni[at]}`,
  )
  .join('\n')}
frontend site
  bind ${places.hosts.proxy}:${places.proxySite}
  mode http
  option forwardfor
  timeout client 60s
  timeout http-request 30s
  option http-buffer-request
  stick-table type ipv6 size 10k expire 2m store conn_cur
  tcp-request connection track-sc0 src,ipmask(32,64)
  tcp-request connection reject if { sc0_conn_cur gt 500 } !{ src 127.0.0.0/8 }
  default_backend server
backend server
  mode http
  balance leastconn
  timeout tunnel 1h
  option httpchk GET /ready
  http-check expect status 200
  retry-on conn-failure
${places.copies
  .map((port, at) => `  server server${at} ${places.hosts.copies[at]}:${port} check`)
  .join('\n')}
`

export const natsArguments = (places: ClusterPlaces, index: number, data: string): string[] => {
  const { hosts } = places
  const { nats, natsRoutes } = clusterPasswords
  const all = places.natsRoutes.map(
    (port, at) => `nats://route:${natsRoutes}@${hosts.nats[at]}:${port}`,
  )
  const [host = loopback, own = ''] = [hosts.nats[index], all[index]]
  const routes = all.filter((route) => route !== own)
  const listen = ['--addr', host, '--port', String(places.nats[index]), '--name', `nats${index}`]
  return [
    ...listen,
    '--user',
    'trevo',
    '--pass',
    nats,
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
