import { createPool, type Pool } from '@trevo/database/connect.ts'
import type { KindOfWork } from '@trevo/database/kinds-of-work.ts'
import { reportSecondConnections } from '@trevo/database/report-second-connections.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { RgsMetrics } from './metrics.ts'

type KindHere = Extract<KindOfWork, 'requests' | 'jobs' | 'readiness'>

type RgsPools = Readonly<Record<KindHere, Pool>> & { close(): Promise<void> }

type PoolsOptions = {
  readonly databaseUrl: string
  readonly log: Logger
  readonly metrics: Pick<RgsMetrics, 'secondConnections'>
  /** Where people play a second connection is told and given; elsewhere it is refused. */
  readonly isProduction: boolean
}

/** The connections of one game server: those of players, of the resolver and of readiness apart. */
export const openPools = ({ databaseUrl, log, metrics, isProduction }: PoolsOptions): RgsPools => {
  const tell = reportSecondConnections({
    count: () => metrics.secondConnections.inc(),
    log: (error) => log.error({ err: error }, 'second connection inside a transaction'),
  })
  const open = (work: KindHere): Pool =>
    createPool(databaseUrl, {
      work,
      name: `trevo rgs ${work}`,
      role: 'trevo_app',
      onSecondConnection: isProduction ? tell : undefined,
    })
  const pools = { requests: open('requests'), jobs: open('jobs'), readiness: open('readiness') }
  return {
    ...pools,
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()))
    },
  }
}
