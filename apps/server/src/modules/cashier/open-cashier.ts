import { randomUUID } from 'node:crypto'
import { withConnectionsOf } from '@trevo/database/bounded-pool.ts'
import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Wallet } from '../wallet/index.ts'
import { createBrandSettings, type BrandSettings } from './brand-settings/create-brand-settings.ts'
import { cashierHouses, cashierKinds } from './deposits/common/domain/transfers.ts'
import { createKeepUnreadable } from './deposits/payments/service/keep-unreadable.ts'
import type { InstitutionAccount } from './institutions/account-port.ts'
import { openInstitution } from './institutions/open-institution.ts'
import type { Institution, KeepUnreadable, OpenInstitution } from './institutions/port.ts'
import { createLookup, type Lookup } from './lookup/create-lookup.ts'
import { createCashier, createMoneyOut, type Cashier, type MoneyOut } from './module.ts'
import { noDepositReturns, noPromotions, type CashierNeeds } from './needs.ts'
import { recordParts } from './peer-payments/service/record-parts.ts'
import type { CashierTables } from './tables.ts'
import { withdrawalKinds } from './withdrawals/common/domain/transfers.ts'

export type OpenCashierOptions = Omit<CashierNeeds, 'wallet' | 'promotions' | 'depositReturns'> & {
  readonly wallet: Wallet
  readonly promotions?: CashierNeeds['promotions']
  readonly depositReturns?: CashierNeeds['depositReturns']
  /** For calls of members and operators. */
  readonly pool: Pool
  /** For background work, so that neither waits for the other. */
  readonly jobPool: Pool
  readonly clock: Clock
  readonly logger: Logger
  readonly environment: NodeJS.ProcessEnv
  /** Demo brand: the sandbox's own defaults count, and its pay page is linked. */
  readonly isDemo: (brandId: number) => boolean
  readonly isDemoServer: boolean
  /** This copy opens the webhook and does the background work of deposits and withdrawals. */
  readonly isWorker: boolean
}

export type OpenCashier = Cashier & {
  readonly withdrawals: MoneyOut
  readonly lookup: Lookup
  readonly brandSettings: BrandSettings
  /** The account on which players' money lies; undefined without an institution. */
  readonly account: InstitutionAccount | undefined
  close(): Promise<void>
}

const workEveryMs = 1_000
const registerAgainMs = 5_000

// The institution may be down at start: deposits wait for it, the rest of the server does not.
const keepRegistering = (institution: Institution, url: string, logger: Logger): (() => void) => {
  const end = new AbortController()
  const attempt = (): void => {
    if (end.signal.aborted) return
    institution.registerWebhook(url).catch((error: unknown) => {
      logger.warn({ err: error }, 'webhook not registered yet')
      setTimeout(attempt, registerAgainMs).unref()
    })
  }
  attempt()
  return () => end.abort()
}

type Working = {
  readonly cashier: Cashier
  readonly withdrawals: MoneyOut
  readonly institution: Institution
  readonly notices: NonNullable<OpenInstitution['notices']>
  readonly keepUnreadable: KeepUnreadable
  readonly options: OpenCashierOptions
}

const startWork = async ({
  cashier,
  withdrawals,
  institution,
  notices,
  keepUnreadable,
  options: { logger, jobPool },
}: Working): Promise<() => Promise<void>> => {
  const webhook = await notices.listen({
    logger,
    onPayments: cashier.recordPayments,
    onPayouts: withdrawals.recordPayouts,
    keepUnreadable,
  })
  const stopRegistering = keepRegistering(institution, webhook.url, logger)
  withConnectionsOf(jobPool, () => {
    cashier.startWork({ workEveryMs, pollEveryMs: notices.pollEveryMs })
    withdrawals.startWork(workEveryMs)
  })
  return async () => {
    stopRegistering()
    await webhook.close()
    await Promise.all([cashier.stopWork(), withdrawals.stopWork()])
  }
}

/**
 * The cashier of a running server, from its environment: kinds registered, institution connected, and on a worker
 * the webhook open and the jobs running.
 */
export const openCashier = async (options: OpenCashierOptions): Promise<OpenCashier> => {
  const { pool, wallet, environment, clock, isDemo } = options
  for (const house of cashierHouses) await wallet.registerHouse(house)
  await wallet.registerKinds([...cashierKinds, ...withdrawalKinds])
  const database = createDatabase<CashierTables>(pool)
  const keepUnreadable = createKeepUnreadable({ database, clock, logger: options.logger })
  const { institution, payouts, account, notices } = await openInstitution(
    environment,
    options.isDemoServer,
    clock,
    keepUnreadable,
  )
  const shared = {
    ...options,
    promotions: options.promotions ?? noPromotions,
    depositReturns: options.depositReturns ?? noDepositReturns,
    database,
    newId: randomUUID,
  }
  const withdrawals = createMoneyOut({ ...shared, payouts, recordParts })
  const cashier = createCashier({
    ...shared,
    institution,
    reconcilePayouts: withdrawals.reconcilePayouts,
    demoPayUrl: (brandId, location) => (isDemo(brandId) ? `http://${location}` : undefined),
  })
  const stop =
    notices && options.isWorker
      ? await startWork({ cashier, withdrawals, institution, notices, keepUnreadable, options })
      : async () => undefined
  return {
    ...cashier,
    withdrawals,
    lookup: createLookup(shared),
    brandSettings: createBrandSettings(shared),
    account,
    close: async () => {
      await stop()
      await institution.close()
    },
  }
}
