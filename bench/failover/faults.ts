import type { Cluster } from '@trevo/database/testing/cluster/start-cluster.ts'
import type { Daemon } from '@trevo/database/testing/cluster/start-daemon.ts'
import { setTimeout as pause } from 'node:timers/promises'

/** A copy of the server that can be killed and is started anew. */
export type CopyToKill = { kill(): Promise<void>; start(): Promise<void> }

export const faultKinds = [
  'primary killed',
  'standby killed',
  'etcd killed',
  'proxy killed',
  'copy killed',
  'nats killed',
  'primary hangs',
  'standby hangs',
  'etcd hangs',
  'nats hangs',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** Longer than Patroni waits for a primary that says nothing. */
const hangsForMs = 14_000
const isAwayForMs = 3_000
const primaryIsAwayForMs = 14_000

const killFor = async (daemon: Daemon, ms: number): Promise<void> => {
  await daemon.kill()
  await pause(ms)
  daemon.start()
}

const suspendFor = async (daemon: Daemon, ms: number): Promise<void> => {
  daemon.suspend()
  await pause(ms)
  daemon.resume()
}

/** Does the fault and mends it. @param number chooses which of several parts it hits. */
export const doFault = async (
  kind: FaultKind,
  number: number,
  { cluster, copies }: { readonly cluster: Cluster; readonly copies: readonly CopyToKill[] },
): Promise<void> => {
  const primary = await cluster.findPrimary()
  const leading = cluster.databases[primary ?? 0]
  const standbys = cluster.databases.filter((_, index) => index !== primary)
  const standby = standbys[number % standbys.length]
  const etcd = cluster.etcd[number % cluster.etcd.length]
  const nats = cluster.nats[number % cluster.nats.length]
  const copy = copies[number % copies.length]
  if (!leading || !standby || !etcd || !nats || !copy) throw new Error('a part is missing')
  switch (kind) {
    case 'primary killed':
      return killFor(leading, primaryIsAwayForMs)
    case 'standby killed':
      return killFor(standby, isAwayForMs)
    case 'etcd killed':
      return killFor(etcd, isAwayForMs)
    case 'proxy killed':
      return killFor(cluster.proxy, 0)
    case 'copy killed':
      await copy.kill()
      await pause(isAwayForMs)
      return copy.start()
    case 'nats killed':
      return killFor(nats, isAwayForMs)
    case 'primary hangs':
      return suspendFor(leading, hangsForMs)
    case 'standby hangs':
      return suspendFor(standby, hangsForMs)
    case 'etcd hangs':
      return suspendFor(etcd, hangsForMs)
    case 'nats hangs':
      return suspendFor(nats, hangsForMs)
    default:
      return kind satisfies never
  }
}
