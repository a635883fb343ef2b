import type { Cluster } from '@trevo/database/testing/cluster/start-cluster.ts'
import type { Daemon } from '@trevo/database/testing/cluster/start-daemon.ts'
import { setTimeout as pause } from 'node:timers/promises'

type PartName = 'primary' | 'standby' | 'etcd' | 'proxy' | 'copy' | 'nats'
type How = 'killed' | 'hangs' | 'cut off' | 'disk stalls' | 'clock jumps'

/** A fault, and the part that it hits. */
export type Fault = { readonly part: PartName; readonly how: How }

const hits = (how: How, ...parts: readonly PartName[]): readonly Fault[] =>
  parts.map((part) => ({ part, how }))

/** What can be tested on this machine, and what cannot. */
export const chooseFaults = ({ network, disks, clocks }: Cluster['machines']) => {
  const all = [
    {
      faults: hits('killed', 'primary', 'standby', 'etcd', 'proxy', 'copy', 'nats'),
      isPossible: true,
    },
    { faults: hits('hangs', 'primary', 'standby', 'etcd', 'copy', 'nats'), isPossible: true },
    {
      faults: hits('cut off', 'primary', 'standby', 'etcd', 'proxy', 'copy', 'nats'),
      isPossible: network !== undefined,
    },
    { faults: hits('disk stalls', 'primary', 'standby'), isPossible: disks !== undefined },
    { faults: hits('clock jumps', 'primary', 'standby'), isPossible: clocks !== undefined },
  ]
  const of = (isPossible: boolean): readonly Fault[] =>
    all.flatMap((one) => (one.isPossible === isPossible ? one.faults : []))
  return { possible: of(true), impossible: of(false) }
}

export const nameOf = ({ part, how }: Fault): string => `${part} ${how}`

/** Longer than Patroni waits for a silent primary. */
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

/** The parts that a fault hits, in turn if there are several. */
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

const killsForMs: Readonly<Record<PartName, number>> = {
  primary: isSilentForMs,
  standby: isAwayForMs,
  etcd: isAwayForMs,
  nats: isAwayForMs,
  copy: isAwayForMs,
  proxy: 0,
}
/** Without the proxy nothing works at all. */
const cutForMs = (part: PartName): number => (part === 'proxy' ? isAwayForMs : isSilentForMs)

/** Causes the fault and repairs it. @param number chooses which of several parts it hits. */
export const doFault = async (
  { part, how }: Fault,
  number: number,
  { cluster, copies }: { readonly cluster: Cluster; readonly copies: readonly Daemon[] },
): Promise<void> => {
  const { network, disks, clocks } = cluster.machines
  const { daemons, ...databases } = await chooseParts(cluster, copies, number)
  const daemon = daemons[part]
  const database = part === 'primary' ? databases.primary : databases.standby
  switch (how) {
    case 'killed':
      return killFor(daemon, killsForMs[part])
    case 'hangs':
      return suspendFor(daemon, isSilentForMs)
    case 'cut off':
      network?.cut(daemon.name)
      await pause(cutForMs(part))
      return network?.mend(daemon.name)
    case 'disk stalls':
      disks?.[database]?.stall()
      await pause(stallsForMs)
      return disks?.[database]?.resume()
    case 'clock jumps':
      // Forwards and backwards in turn; afterwards it is set right, which is a jump too.
      clocks?.[database]?.jump(number % 2 === 0 ? clockJumpsSeconds : -clockJumpsSeconds)
      await pause(clockIsOffForMs)
      return clocks?.[database]?.jump(0)
    default:
      how satisfies never
  }
}
