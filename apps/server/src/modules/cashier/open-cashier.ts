import { randomUUID } from 'node:crypto'
import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import type { Wallet } from '../wallet/index.ts'
import type { CashierDependencies } from './dependencies.ts'
import { cashierHouses, cashierKinds } from './deposits/domain/transfers.ts'
import { withdrawalKinds } from './withdrawals/domain/transfers.ts'
import { openWebhook } from './institutions/api-pix/open-webhook.ts'
import { createApiPixClient } from './institutions/api-pix/client.ts'
import { createApiPix } from './institutions/api-pix/api-pix.ts'
import { createApiPayouts } from './institutions/api-pix/api-payouts.ts'
import type { Institution } from './institutions/port.ts'
import { noInstitution } from './institutions/none/no-institution.ts'
import { noPayouts } from './institutions/none/no-payouts.ts'
import { readPixAccess, type PixAccess } from './institutions/api-pix/read-access.ts'
import { noPromotions, type DepositPromotions } from './promotions.ts'
import { createCashier, type Cashier } from './module.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'
import { createWithdrawals, type Withdrawals } from './withdrawals.ts'

export type OpenCashierOptions = Pick<
  CashierDependencies,
  'clock' | 'logger' | 'findMember' | 'payerCpfRequired' | 'onDepositChanged' | 'reversalLetterTo'
> & {
  readonly pool: Pool
  readonly promotions?: DepositPromotions
  /** What money out has to know beside. */
  readonly withdrawals: Pick<
    WithdrawalDependencies,
    'findMember' | 'lawOf' | 'wagering' | 'onWithdrawalChanged'
  >
  readonly wallet: Wallet
  readonly environment: NodeJS.ProcessEnv
  /** Demo brand: the sandbox's own defaults count, and its pay page is linked. */
  readonly isDemo: (brandId: number) => boolean
  readonly isDemoServer: boolean
  /** This copy opens the webhook and does the work behind deposits and withdrawals. */
  readonly isWorker: boolean
}

export type OpenCashier = Cashier & {
  readonly withdrawals: Withdrawals
  close(): Promise<void>
}

const workEveryMs = 1_000
const registerAgainMs = 5_000

// The institution may be down while we start: deposits wait for it, the rest of the server does not.
const keepRegistering = (
  institution: Institution,
  url: string,
  logger: CashierDependencies['logger'],
): (() => void) => {
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
  readonly withdrawals: Withdrawals
  readonly institution: Institution
  readonly access: PixAccess
  readonly logger: CashierDependencies['logger']
}

const startWork = async ({
  cashier,
  withdrawals,
  institution,
  access,
  logger,
}: Working): Promise<() => Promise<void>> => {
  const webhook = await openWebhook({
    ...access.webhook,
    logger,
    onPayments: cashier.notePayments,
    onPayouts: withdrawals.notePayouts,
  })
  const url = access.webhook.publicUrl ?? webhook.url
  const stopRegistering = keepRegistering(institution, url, logger)
  cashier.startWork({ workEveryMs, pollEveryMs: access.pollEveryMs })
  withdrawals.startWork(workEveryMs)
  return async () => {
    stopRegistering()
    await webhook.close()
    await Promise.all([cashier.stopWork(), withdrawals.stopWork()])
  }
}

/**
 * The cashier of a running server, from its environment: kinds registered, institution connected,
 * and on a worker the webhook open and the work going on.
 */
export const openCashier = async (options: OpenCashierOptions): Promise<OpenCashier> => {
  const { pool, wallet, environment, clock, logger, isDemo } = options
  for (const house of cashierHouses) await wallet.registerHouse(house)
  await wallet.registerKinds([...cashierKinds, ...withdrawalKinds])
  const access = await readPixAccess(environment, options.isDemoServer)
  const client =
    access && createApiPixClient({ ...access, url: access.apiUrl, tls: access.apiTls }, clock)
  const institution = client ? createApiPix(client, access.pixKey) : noInstitution
  // Each half asks the other: what is owed stops withdrawals, what was sent is reconciled with the rest.
  const later: { withdrawals?: Withdrawals } = {}
  const cashier = createCashier({
    ...options,
    database: createDatabase(pool),
    institution,
    postInTx: wallet.postInTx,
    balancesOf: wallet.balancesOf,
    lockBalance: wallet.lockBalance,
    newId: randomUUID,
    reconcilePayouts: (span) => {
      if (!later.withdrawals) throw new Error('reconciled before the cashier was open')
      return later.withdrawals.reconcilePayouts(span)
    },
    promotions: options.promotions ?? noPromotions,
    demoPayUrl: (brandId, location) => (isDemo(brandId) ? `http://${location}` : undefined),
  })
  const withdrawals = createWithdrawals({
    ...options.withdrawals,
    database: createDatabase(pool),
    clock,
    logger,
    payouts: client ? createApiPayouts(client) : noPayouts,
    wallet,
    newId: randomUUID,
  })
  later.withdrawals = withdrawals
  const stop =
    access && options.isWorker
      ? await startWork({ cashier, withdrawals, institution, access, logger })
      : async () => undefined
  return {
    ...cashier,
    withdrawals,
    close: async () => {
      await stop()
      await institution.close()
    },
  }
}
