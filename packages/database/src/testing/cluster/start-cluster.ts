import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { chooseRunAs } from '../../embedded/run-as.ts'
import {
  etcdArguments,
  haproxyConfiguration,
  natsArguments,
  patroniConfiguration,
  portsFrom,
  type ClusterPorts,
} from './configurations.ts'
import type { Programs } from './find-programs.ts'
import { createDaemon, type Daemon } from './start-daemon.ts'

/** A cluster on the loopback address, thrown away by `stop`. */
export type Cluster = {
  /** The primary, whichever that is, through the proxy. */
  readonly url: string
  readonly natsUrl: string
  /** The site through the proxy. */
  readonly origin: string
  readonly ports: ClusterPorts
  readonly folder: string
  readonly databases: readonly Daemon[]
  readonly etcd: readonly Daemon[]
  readonly nats: readonly Daemon[]
  readonly proxy: Daemon
  /** Which of the databases says that it is the primary; undefined while none does. */
  findPrimary(): Promise<number | undefined>
  /** Waits until there is a primary and a standby that has all that is acknowledged. */
  waitUntilWhole(withinMs?: number): Promise<void>
  stop(): Promise<void>
}

const wholeWithinMs = 120_000

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

/** Everything that runs, ready to be started; files of each in a folder of its own. */
const prepare = async (programs: Programs, ports: ClusterPorts, folder: string) => {
  const runAs = chooseRunAs(folder)
  if (runAs) await chown(folder, runAs.uid, runAs.gid)
  const make = async (name: string, write: (own: string) => Promise<readonly string[]>) => {
    const own = join(folder, name)
    await mkdir(own, { mode: 0o700 })
    const args = await write(own)
    if (runAs) await chown(own, runAs.uid, runAs.gid)
    const program = programs[name.replace(/\d$/, '') as 'etcd']
    return createDaemon({ name, program, args, logFile: join(folder, `${name}.log`), runAs })
  }
  const configured = async (own: string, file: string, text: string): Promise<string> => {
    const path = join(own, file)
    await writeFile(path, text)
    if (runAs) await chown(path, runAs.uid, runAs.gid)
    return path
  }
  const three = [0, 1, 2]
  const etcd = await Promise.all(
    three.map((index) =>
      make(`etcd${index}`, async (own) => etcdArguments(ports, index, join(own, 'data'))),
    ),
  )
  const nats = await Promise.all(
    three.map((index) =>
      make(`nats-server${index}`, async (own) => natsArguments(ports, index, join(own, 'data'))),
    ),
  )
  const databases = await Promise.all(
    three.map((index) =>
      make(`patroni${index}`, async (own) => {
        const order = { ports, index, folder: own, binaries: programs.postgres }
        // JSON is YAML too.
        const text = JSON.stringify(patroniConfiguration(order), null, 2)
        return [await configured(own, 'patroni.yaml', text)]
      }),
    ),
  )
  const proxy = await make('haproxy', async (own) => [
    '-db',
    '-f',
    await configured(own, 'haproxy.cfg', haproxyConfiguration(ports)),
  ])
  return { etcd, nats, databases, proxy }
}

/** PostgreSQL ×3 under Patroni, etcd ×3, NATS ×3 and HAProxy, from programs that are installed. */
export const startCluster = async (programs: Programs, firstPort: number): Promise<Cluster> => {
  const ports = portsFrom(firstPort)
  const folder = await mkdtemp(join(tmpdir(), 'trevo-cluster-'))
  const { etcd, nats, databases, proxy } = await prepare(programs, ports, folder)
  const all = [proxy, ...databases, ...nats, ...etcd]
  const stop = async () => {
    for (const one of all) one.resume()
    await proxy.stop()
    await Promise.all(databases.map((one) => one.stop()))
    await Promise.all([...nats, ...etcd].map((one) => one.stop()))
    await rm(folder, { recursive: true, force: true })
  }
  const isStatus = async (index: number, path: string): Promise<boolean> =>
    (await ask(`http://127.0.0.1:${ports.patroni[index]}/${path}`)) === 200
  const findPrimary = async (): Promise<number | undefined> => {
    const are = await Promise.all(databases.map((_, index) => isStatus(index, 'primary')))
    const found = are.indexOf(true)
    return found < 0 ? undefined : found
  }
  const isWhole = async (): Promise<boolean> => {
    if ((await findPrimary()) === undefined) return false
    const standbys = await Promise.all(databases.map((_, index) => isStatus(index, 'sync')))
    return standbys.includes(true)
  }
  const waitUntilWhole = (withinMs = wholeWithinMs) =>
    untilTrue('a primary with a standby', withinMs, isWhole)
  const url = `postgres://postgres@127.0.0.1:${ports.proxyDatabase}/trevo`
  try {
    for (const one of etcd) one.start()
    await untilTrue(
      'etcd',
      30_000,
      async () => (await ask(`http://127.0.0.1:${ports.etcd[0]}/health`)) === 200,
    )
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
    natsUrl: ports.nats.map((port) => `nats://127.0.0.1:${port}`).join(','),
    origin: `http://127.0.0.1:${ports.proxySite}`,
    ports,
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
