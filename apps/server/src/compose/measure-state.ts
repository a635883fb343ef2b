import type { Pool } from '@trevo/database/connect.ts'
import type { PoolState } from '../modules/system/index.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Modules } from './modules.ts'

type Measured = {
  readonly pools: Readonly<Record<string, Counted>>
  readonly modules: Pick<Modules, 'live' | 'reports' | 'wallet'>
}

type Counted = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

const measuredKinds = ['requests', 'lanes', 'jobs', 'reports', 'readiness'] as const

/** Connections of this copy by kind of work. */
export const measurePools = (
  pools: Readonly<Record<(typeof measuredKinds)[number], Counted>>,
): PoolState[] =>
  measuredKinds.map((work) => {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = pools[work]
    return { work, open, idle, waiting }
  })

/** Reads values that are only known on request; just before `/metrics` is written. */
export const createMeasureState =
  (metrics: Metrics, { pools, modules: { live, reports, wallet } }: Measured) =>
  async (): Promise<void> => {
    const exports = reports.countExportConnections()
    metrics.poolConnections.set({ work: 'exports', state: 'open' }, exports.open)
    metrics.poolConnections.set({ work: 'exports', state: 'idle' }, exports.idle)
    metrics.poolConnections.set({ work: 'exports', state: 'waiting' }, exports.waiting)
    for (const [work, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
      metrics.poolConnections.set({ work, state: 'open' }, totalCount)
      metrics.poolConnections.set({ work, state: 'idle' }, idleCount)
      metrics.poolConnections.set({ work, state: 'waiting' }, waitingCount)
    }
    metrics.liveSockets.set(live.countSockets())
    const [proof] = await wallet.listProofs(1)
    if (!proof) return
    metrics.ledgerProvenAt.set(proof.provedAt.getTime() / 1_000)
    metrics.ledgerProblems.set(proof.problemCount)
  }
