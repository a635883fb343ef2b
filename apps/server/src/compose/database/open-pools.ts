import { createPool, urlAt, type Pool } from '@trevo/database/connect.ts'
import type { KindOfWork } from '@trevo/database/kinds-of-work.ts'
import { reportSecondConnections } from '@trevo/database/report-second-connections.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Metrics } from '../../platform/metrics.ts'

type KindHere = Extract<KindOfWork, 'requests' | 'lanes' | 'jobs' | 'reports' | 'readiness'>

export type Pools = Readonly<Record<KindHere, Pool>> & {
  /** To a node (`host:port`) of a ledger that is spread; the caller that opens it closes it. */
  openAt(work: 'lanes' | 'reports', node: string): Pool
  close(): Promise<void>
}

type PoolsOptions = {
  readonly databaseUrl: string
  readonly logger: Logger
  readonly metrics: Pick<Metrics, 'secondConnections'>
  /** Where members play, a second connection is reported and given; elsewhere it is refused. */
  readonly isProduction: boolean
}

/** The connections of one copy, apart by kind of work: none can take those of another. */
export const openPools = ({ databaseUrl, logger, metrics, isProduction }: PoolsOptions): Pools => {
  const tell = reportSecondConnections({
    count: () => metrics.secondConnections.inc(),
    log: (error) => logger.error({ err: error }, 'second connection inside a transaction'),
  })
  const open = (work: KindHere, url = databaseUrl): Pool =>
    createPool(url, {
      work,
      name: `trevo ${work}`,
      role: 'trevo_app',
      onSecondConnection: isProduction ? tell : undefined,
    })
  const pools = {
    requests: open('requests'),
    lanes: open('lanes'),
    jobs: open('jobs'),
    reports: open('reports'),
    readiness: open('readiness'),
  }
  return {
    ...pools,
    openAt: (work, node) => open(work, urlAt(databaseUrl, node)),
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()))
    },
  }
}
