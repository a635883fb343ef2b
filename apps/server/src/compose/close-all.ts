import type { Pools } from '@trevo/platform/open-pools.ts'
import type { FastifyInstance } from 'fastify'
import type { Bus } from '../platform/bus.ts'
import type { SealingKeys } from '../platform/http/sealing/sealing-keys.ts'
import type { VisitorLocator } from '../platform/http/visitors/locate-visitors.ts'
import type { JobQueue } from './jobs/open-job-queue.ts'
import type { Modules } from './modules.ts'

type Opened = {
  readonly bus: Pick<Bus, 'close'>
  readonly pools: Pick<Pools<never>, 'close'>
  readonly sealingKeys: Pick<SealingKeys, 'close'>
  readonly app: FastifyInstance
  readonly opsApp: FastifyInstance
  readonly modules: Modules
  readonly queue: JobQueue
  readonly locator: VisitorLocator
  readonly jobs: { stop(): Promise<unknown> } | undefined
}

/** Finishes accepted requests, then closes everything. */
export const closeAll = async (opened: Opened): Promise<void> => {
  const { app, opsApp, modules, queue, locator, jobs } = opened
  // A file, or the tickets of an edition, may take a minute yet; another copy makes them instead.
  modules.reports.stopExports()
  modules.lottery.stopEditions()
  await jobs?.stop()
  await modules.system.copy.stop()
  modules.sportsbook.closeTrading()
  await modules.live.close()
  await Promise.all([app.close(), opsApp.close()])
  await queue.close()
  modules.delivery.close()
  await modules.records.close()
  await modules.staff.audit.flushReadings()
  await modules.cashier.close()
  await modules.transfers.close()
  await modules.wallet.close()
  modules.settings.close()
  locator.close()
  opened.sealingKeys.close()
  modules.catalogue.close()
  await opened.bus.close()
  await opened.pools.close()
}
