import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { clusterPasswords, placesFrom, type ClusterPlaces } from './configurations.ts'
import type { Programs } from './find-programs.ts'
import { oneMachine, openMachines, type Machines } from './open-machines.ts'
import { prepareParts } from './prepare-parts.ts'
import { runTool } from './run-tool.ts'
import type { Daemon } from './start-daemon.ts'

/** A cluster on this machine, deleted by `stop`. */
export type Cluster = {
  /** The current primary, through the proxy. */
  readonly url: string
  readonly natsUrl: string
  /** The site through the proxy. */
  readonly origin: string
  readonly places: ClusterPlaces
  readonly folder: string
  readonly databases: readonly Daemon[]
  readonly etcd: readonly Daemon[]
  readonly nats: readonly Daemon[]
  readonly proxy: Daemon
  readonly machines: Machines
  /** The database that reports being the primary; undefined if none does. */
  findPrimary(): Promise<number | undefined>
  /** Waits until there is a primary, a standby with everything acknowledged, and another one. */
  waitUntilWhole(withinMs?: number): Promise<void>
  stop(): Promise<void>
}

const wholeWithinMs = 120_000
/** How far the other standby may be behind. */
const lagMax = '16MB'

const ask = async (url: string): Promise<number> =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    async (answer) => {
      await answer.body?.cancel()
      return answer.status
    },
    () => 0,
  )

const untilTrue = async (what: string, withinMs: number, look: () => Promise<boolean>) => {
  const until = Date.now() + withinMs
  while (!(await look())) {
    if (Date.now() > until) throw new Error(`${what}: not within ${withinMs} ms`)
    await pause(200)
  }
}

const createDatabase = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url.replace(/trevo$/, 'postgres') })
  await client.connect()
  try {
    await client.query('create database trevo')
  } finally {
    await client.end()
  }
}

const enableEtcdAuth = resolve(import.meta.dirname, '../../../../../deploy/etcd/enable-auth.sh')

type ClusterOptions = {
  /** Each part has its own network connection, disk and clock, if this machine allows it. */
  readonly apart?: boolean
}

/** PostgreSQL ×3 under Patroni, etcd ×3, NATS ×3 and HAProxy, from installed programs. */
export const startCluster = async (
  programs: Programs,
  firstPort: number,
  { apart = false }: ClusterOptions = {},
): Promise<Cluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'trevo-cluster-'))
  const machines = apart ? await openMachines(folder, programs.postgres) : oneMachine
  const places = placesFrom(firstPort, machines.network?.hostOf)
  const throwAway = async () => {
    machines.close()
    await rm(folder, { recursive: true, force: true })
  }
  const { etcd, nats, databases, proxy } = await prepareParts({
    programs,
    places,
    folder,
    machines,
  }).catch(async (error: unknown) => {
    await throwAway()
    throw error
  })
  const all = [proxy, ...databases, ...nats, ...etcd]
  const stop = async () => {
    await Promise.all((machines.disks ?? []).map((disk) => disk.resume()))
    for (const one of all) one.resume()
    await proxy.stop()
    await Promise.all(databases.map((one) => one.stop()))
    await Promise.all([...nats, ...etcd].map((one) => one.stop()))
    await throwAway()
  }
  const isStatus = async (index: number, path: string): Promise<boolean> =>
    (await ask(`http://${places.hosts.databases[index]}:${places.patroni[index]}/${path}`)) === 200
  const findPrimary = async (): Promise<number | undefined> => {
    const are = await Promise.all(databases.map((_, index) => isStatus(index, 'primary')))
    const found = are.indexOf(true)
    return found < 0 ? undefined : found
  }
  const isWhole = async (): Promise<boolean> => {
    if ((await findPrimary()) === undefined) return false
    const standbys = await Promise.all(databases.map((_, index) => isStatus(index, 'sync')))
    const replicas = await Promise.all(
      databases.map((_, index) => isStatus(index, `replica?lag=${lagMax}`)),
    )
    return standbys.includes(true) && replicas.filter(Boolean).length === databases.length - 1
  }
  const waitUntilWhole = (withinMs = wholeWithinMs) =>
    untilTrue('a primary with two standbys', withinMs, isWhole)
  const url = `postgres://postgres@${places.hosts.proxy}:${places.proxyDatabase}/trevo`
  try {
    for (const one of etcd) one.start()
    await untilTrue(
      'etcd',
      30_000,
      async () => (await ask(`http://${places.hosts.etcd[0]}:${places.etcd[0]}/health`)) === 200,
    )
    runTool('/bin/sh', [enableEtcdAuth], {
      ETCD_URL: `http://${places.hosts.etcd[0]}:${places.etcd[0]}`,
      ETCD_ROOT_PASSWORD: clusterPasswords.etcdRoot,
      ETCD_PASSWORD: clusterPasswords.etcd,
    })
    for (const one of [...databases, ...nats, proxy]) one.start()
    await waitUntilWhole()
    await untilTrue('the proxy', 30_000, () =>
      createDatabase(url).then(
        () => true,
        () => false,
      ),
    )
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    natsUrl: places.nats
      .map((port, at) => `nats://trevo:${clusterPasswords.nats}@${places.hosts.nats[at]}:${port}`)
      .join(','),
    origin: `http://${places.hosts.proxy}:${places.proxySite}`,
    places,
    machines,
    folder,
    databases,
    etcd,
    nats,
    proxy,
    findPrimary,
    waitUntilWhole,
    stop,
  }
}
