import { createPool, urlAt, type Pool } from '@trevo/database/connect.ts'
import type { KindOfWork } from '@trevo/database/kinds-of-work.ts'
import { reportSecondConnections } from '@trevo/database/report-second-connections.ts'
import type { Logger } from './logger.ts'

export type Pools<Kind extends KindOfWork> = Readonly<Record<Kind, Pool>> & {
  /** Connects to a node (`host:port`) of a spread ledger; the caller must close it. */
  openAt(work: KindOfWork, node: string): Pool
  close(): Promise<void>
}

type PoolsOptions = {
  readonly databaseUrl: string
  /** Shown by the database next to the kind of work. */
  readonly name: string
  readonly logger: Logger
  readonly metrics: { readonly secondConnections: { inc(): void } }
  /** Where people play, a second connection is reported but allowed; elsewhere it is refused. */
  readonly isProduction: boolean
}

/** The connections of one process, separated by kind of work: none can take another's. */
export const openPools = <Kind extends KindOfWork>(
  kinds: readonly Kind[],
  { databaseUrl, name, logger, metrics, isProduction }: PoolsOptions,
): Pools<Kind> => {
  const report = reportSecondConnections({
    count: () => metrics.secondConnections.inc(),
    log: (error) => logger.error({ err: error }, 'second connection inside a transaction'),
  })
  const open = (work: KindOfWork, url = databaseUrl): Pool =>
    createPool(url, {
      work,
      name: `${name} ${work}`,
      role: 'trevo_app',
      onSecondConnection: isProduction ? report : undefined,
    })
  const pools = Object.fromEntries(kinds.map((work) => [work, open(work)])) as Record<Kind, Pool> // one for each kind
  return {
    ...pools,
    openAt: (work, node) => open(work, urlAt(databaseUrl, node)),
    close: async () => {
      await Promise.all(kinds.map((work) => pools[work].end()))
    },
  }
}
