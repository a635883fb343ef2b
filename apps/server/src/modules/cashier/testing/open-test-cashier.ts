import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DepositPromotion } from '@trevo/contract/wps/cashier/deposit.ts'
import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { pino } from 'pino'
import type { Clock } from '@trevo/platform/clock.ts'
import { serverMigrations } from '../../module-folders.ts'
import { approvalModules } from '../../../testing/open-test-approvals.ts'
import { createWallet, type Wallet } from '../../wallet/index.ts'
import type { DepositContext } from '../deposits/common/context.ts'
import { cashierHouses, cashierKinds } from '../deposits/common/domain/transfers.ts'
import { seedDepositSettings } from '../seed/seed-deposit-settings.ts'
import { createKeepUnreadable } from '../deposits/payments/service/keep-unreadable.ts'
import { createApiPix } from '../institutions/api-pix/api-pix.ts'
import { createApiPixClient } from '../institutions/api-pix/client.ts'
import { openWebhook } from '../institutions/api-pix/open-webhook.ts'
import type { KeepUnreadable } from '../institutions/port.ts'
import { createCashier, type Cashier } from '../module.ts'
import {
  noDepositReturns,
  type CashierNeeds,
  type DepositChange,
  type DepositMember,
  type PromotedDeposit,
} from '../needs.ts'
import type { ReconciliationContext } from '../reconciliation/context.ts'
import type { BrandSpan } from '../reconciliation/domain/brand-span.ts'
import { noneSent, type PayoutsCompared } from '../reconciliation/domain/compare-payouts.ts'
import { listFindings, listRuns } from '../reconciliation/repository/runs.ts'
import type { CashierTables } from '../tables.ts'
import { sandboxClient, sandboxPixKey, startSandbox, type Sandbox } from './start-sandbox.ts'

/** Another module's movements: what a member loses and wins elsewhere. */
const playKinds = [
  { kind: 'test.lost', role: 'debit', typeCode: 3200, house: 'test_play' },
  { kind: 'test.received', role: 'credit', typeCode: 6104, house: 'test_play' },
  { kind: 'test.free_won', role: 'credit', typeCode: 3100, house: 'test_play' },
  { kind: 'test.won', role: 'credit', typeCode: 3100, house: 'test_play' },
] as const

export const ownCpf = '52998224725'
export const otherCpf = '11144477735'

const openDatabase = async () => {
  const test = await createTestDatabase(
    serverMigrations.filter(({ module }) =>
      ['wallet', 'cashier', ...approvalModules].includes(module),
    ),
  )
  const database = createDatabase<CashierTables>(test.pool)
  await database.inTx((tx) => seedDepositSettings(tx, { id: 1, name: 'Trevo', city: 'São Paulo' }))
  return { test, database }
}

const openWallet = async (pool: Pool, clock: Clock): Promise<Wallet> => {
  const wallet = createWallet({ pool, clock, lanes: 1 })
  await wallet.start()
  for (const house of cashierHouses) await wallet.registerHouse(house)
  await wallet.registerKinds([...cashierKinds, ...playKinds])
  return wallet
}

/** A quiet institution answers in milliseconds; on a busy machine a first connection took over a second. */
const answerMsMax = 3_000
/** A silence that the client does not wait out. */
export const silenceMs = answerMsMax + 1_000

const openClient = async (sandbox: Sandbox, clock: Clock, keepUnreadable: KeepUnreadable) =>
  createApiPixClient(
    {
      url: sandbox.apiUrl,
      ...sandboxClient,
      tls: await sandbox.tlsOf('merchant-api'),
      timeoutMs: answerMsMax,
    },
    clock,
    keepUnreadable,
  )

const noAccounts = { isExcluded: false, isClosed: false }

type DepositNeeds = Pick<DepositContext, keyof DepositContext & keyof CashierNeeds>

/** The test's answers for the dependencies of deposits, and the calls these received. */
const openOtherModules = () => {
  const world = {
    payerCpfRequired: false,
    /** Their limits allow another deposit. */
    mayDepositMore: true,
    /** By CPF. */
    payerAccounts: new Map<string, typeof noAccounts>(),
    promotions: new Array<DepositPromotion>(),
    reconcilePayouts: async (_span: BrandSpan): Promise<PayoutsCompared> => ({
      findings: [],
      seen: [],
      theirs: noneSent,
      ours: noneSent,
    }),
    onPayouts: async (_payoutIds: readonly string[]): Promise<void> => undefined,
    onReturned: noDepositReturns.onReturned,
  }
  const members = new Map<bigint, DepositMember>()
  const changes: DepositChange[] = []
  const promoted: PromotedDeposit[] = []
  const needs: Omit<DepositNeeds, 'wallet'> = {
    members: {
      findDepositMember: async (memberId) => members.get(memberId),
      findPayerAccounts: async (cpf) => world.payerAccounts.get(cpf) ?? noAccounts,
      findExclusion: async () => null,
    },
    limits: {
      requireWithin: async () => undefined,
      lock: async () => undefined,
      admit: async () => world.mayDepositMore,
    },
    settings: { payerCpfRequired: () => world.payerCpfRequired },
    promotions: {
      list: async () => world.promotions,
      onCredited: async (_tx, deposit) => void promoted.push(deposit),
      giveUpBonuses: async () => undefined,
    },
    depositReturns: { onReturned: (tx, deposit) => world.onReturned(tx, deposit) },
    delivery: { reversalLetterTo: async () => undefined },
    listeners: { onDepositChanged: (change) => changes.push(change) },
  }
  return { world, members, changes, promoted, needs }
}

type Tools = {
  readonly wallet: Wallet
  readonly cashier: Cashier
  readonly sandbox: Sandbox
  readonly context: ReconciliationContext
  readonly members: Map<bigint, DepositMember>
}

/** The actions of a test's members. */
const peopleOf = ({ wallet, cashier, sandbox, context, members }: Tools) => {
  let lastMember = 0n
  return {
    addMember: async (more: Partial<DepositMember> = {}): Promise<bigint> => {
      const memberId = (lastMember += 1n)
      await context.database.inTx((tx) => wallet.openAccounts(tx, memberId))
      members.set(memberId, {
        account: `trevo@member${memberId}`,
        name: 'Marina Alves',
        cpf: ownCpf,
        mayDeposit: true,
        isClosed: false,
        ...more,
      })
      return memberId
    },
    createFor: (
      memberId: bigint,
      amount = '50.00',
      clientId: string = randomUUID(),
      more: { dueOn?: string; promotionId?: string } = {},
    ) => cashier.createDeposit({ memberId, brandId: 1, clientId, amount, ...more }),
    pay: (deposit: { depositId: string }, more: object = {}) =>
      sandbox.pay({
        txid: deposit.depositId.replaceAll('-', ''),
        cpf: ownCpf,
        name: 'Marina Alves',
        force: true,
        ...more,
      }),
    playAtOtherHouse: async (
      memberId: bigint,
      txnId: string,
      stakeMinor: bigint,
      payoutMinor: bigint,
    ) => {
      const post = (kind: string, amountMinor: bigint) =>
        wallet.post({ source: 'test', txnId: `${txnId}:${kind}`, kind, memberId, amountMinor })
      if (stakeMinor > 0n) await post('test.lost', stakeMinor)
      if (payoutMinor > 0n) await post('test.won', payoutMinor)
    },
    balanceOf: async (memberId: bigint) => (await wallet.balanceOf(memberId)).availableMinor,
  }
}

/**
 * A cashier with its own database, ledger and sandbox. Members come from a map, the server's
 * clock can be moved; everything else is real. `disturb` can make the cashier's own process crash at
 * chosen points.
 */
export const openTestCashier = async (
  disturb: (context: ReconciliationContext) => ReconciliationContext = (same) => same,
) => {
  const { test, database } = await openDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'trevo-cashier-'))
  const sandbox = await startSandbox(test.url, join(folder, 'pix'))
  let aheadMs = 0
  const clock: Clock = { now: () => new Date(Date.now() + aheadMs) }
  const wallet = await openWallet(test.pool, clock)
  const logger = pino({ level: process.env['TEST_LOG'] ?? 'silent' })
  const keepUnreadable = createKeepUnreadable({ database, clock, logger })
  const client = await openClient(sandbox, clock, keepUnreadable)
  const { world, members, changes, promoted, needs } = openOtherModules()
  const context = disturb({
    ...needs,
    wallet,
    database,
    clock,
    logger,
    institution: createApiPix(client, sandboxPixKey),
    newId: randomUUID,
    reconcilePayouts: (span) => world.reconcilePayouts(span),
    demoPayUrl: (_brandId, location) => `http://${location}`,
  })
  const cashier = createCashier(context)
  const webhook = await openWebhook({
    host: '127.0.0.1',
    port: 0,
    tls: await sandbox.tlsOf('merchant-webhook'),
    callerName: 'institution-webhook',
    logger: context.logger,
    onPayments: cashier.recordPayments,
    onPayouts: (ids) => world.onPayouts(ids),
    keepUnreadable,
  })
  await context.institution.registerWebhook(webhook.url)

  return {
    test,
    client,
    clock,
    sandbox,
    cashier,
    context,
    database,
    wallet,
    webhook,
    world,
    members,
    changes,
    promoted,
    ...peopleOf({ wallet, cashier, sandbox, context, members }),
    listRuns: (brandId: number, limit: number) => listRuns(database, brandId, limit),
    listFindings: (runId: string) => listFindings(database, runId),
    /** Moves the server's clock, not the institution's. */
    moveClock: (ms: number) => {
      aheadMs = ms
    },
    start: () => cashier.startWork({ workEveryMs: 40, pollEveryMs: 150 }),
    close: async () => {
      await cashier.stopWork()
      await webhook.close()
      await context.institution.close()
      await sandbox.stop()
      await wallet.close()
      await test.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type TestCashier = Awaited<ReturnType<typeof openTestCashier>>
