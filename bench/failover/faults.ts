import type { Cluster } from '@trevo/database/testing/cluster/start-cluster.ts'
import type { Daemon } from '@trevo/database/testing/cluster/start-daemon.ts'
import { setTimeout as pause } from 'node:timers/promises'

/** Of programs: killed, or stopped in their tracks. */
const ofPrograms = [
  'primary killed',
  'standby killed',
  'etcd killed',
  'proxy killed',
  'copy killed',
  'nats killed',
  'primary hangs',
  'standby hangs',
  'etcd hangs',
  'copy hangs',
  'nats hangs',
] as const
/** Of the lines between machines: nothing goes in or out. */
const ofLines = [
  'primary cut off',
  'standby cut off',
  'etcd cut off',
  'proxy cut off',
  'copy cut off',
  'nats cut off',
] as const
const ofDisks = ['disk of the primary stalls', 'disk of the standby stalls'] as const
const ofClocks = ['clock of the primary jumps', 'clock of the standby jumps'] as const

export type FaultKind =
  | (typeof ofPrograms)[number]
  | (typeof ofLines)[number]
  | (typeof ofDisks)[number]
  | (typeof ofClocks)[number]

/** What can be tried where this runs, and what cannot. */
export const chooseKinds = ({ network, disks, clocks }: Cluster['machines']) => {
  const all = [
    { kinds: ofPrograms, isPossible: true },
    { kinds: ofLines, isPossible: network !== undefined },
    { kinds: ofDisks, isPossible: disks !== undefined },
    { kinds: ofClocks, isPossible: clocks !== undefined },
  ]
  const of = (isPossible: boolean): readonly FaultKind[] =>
    all.flatMap((one) => (one.isPossible === isPossible ? one.kinds : []))
  return { possible: of(true), impossible: of(false) }
}

/** Longer than Patroni waits for a primary that says nothing. */
const isSilentForMs = 14_000
const isAwayForMs = 3_000
const stallsForMs = 5_000
const clockIsOffForMs = 10_000
const clockJumpsSeconds = 3_600

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

/** The parts that a fault hits, by turns where there are several. */
const chooseParts = async (cluster: Cluster, copies: readonly Daemon[], number: number) => {
  const primary = (await cluster.findPrimary()) ?? 0
  const standbys = [0, 1, 2].filter((index) => index !== primary)
  const standby = standbys[number % standbys.length] ?? 0
  const leading = cluster.databases[primary]
  const following = cluster.databases[standby]
  const etcd = cluster.etcd[number % cluster.etcd.length]
  const nats = cluster.nats[number % cluster.nats.length]
  const copy = copies[number % copies.length]
  if (!leading || !following || !etcd || !nats || !copy) throw new Error('a part is missing')
  const { proxy } = cluster
  return {
    primary,
    standby,
    daemons: { primary: leading, standby: following, etcd, nats, copy, proxy },
  }
}

type PartName = keyof Awaited<ReturnType<typeof chooseParts>>['daemons']

const killsForMs: Readonly<Record<PartName, number>> = {
  primary: isSilentForMs,
  standby: isAwayForMs,
  etcd: isAwayForMs,
  nats: isAwayForMs,
  copy: isAwayForMs,
  proxy: 0,
}
/** Without the proxy nothing goes at all. */
const cutForMs = (part: PartName): number => (part === 'proxy' ? isAwayForMs : isSilentForMs)

/** Does the fault and mends it. @param number chooses which of several parts it hits. */
export const doFault = async (
  kind: FaultKind,
  number: number,
  { cluster, copies }: { readonly cluster: Cluster; readonly copies: readonly Daemon[] },
): Promise<void> => {
  const { network, disks, clocks } = cluster.machines
  const { daemons, ...parts } = await chooseParts(cluster, copies, number)
  const database = kind.includes('primary') ? parts.primary : parts.standby
  const part = kind.split(' ')[0] as PartName // each kind of these begins with it
  if (kind.endsWith('killed')) return killFor(daemons[part], killsForMs[part])
  if (kind.endsWith('hangs')) return suspendFor(daemons[part], isSilentForMs)
  if (kind.endsWith('cut off')) {
    const { name } = daemons[part]
    network?.cut(name)
    await pause(cutForMs(part))
    return network?.mend(name)
  }
  if (kind.endsWith('stalls')) {
    disks?.[database]?.stall()
    await pause(stallsForMs)
    return disks?.[database]?.resume()
  }
  // Forward and back by turns; it is right again afterwards, which is a jump too.
  clocks?.[database]?.jump(number % 2 === 0 ? clockJumpsSeconds : -clockJumpsSeconds)
  await pause(clockIsOffForMs)
  clocks?.[database]?.jump(0)
}
