import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DepositPromotion } from '@trevo/contract/wps/cashier/deposit.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { pino } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import { serverMigrations } from '../../module-folders.ts'
import { createWallet } from '../../wallet/index.ts'
import type { CashierDependencies, DepositChange, DepositMember } from '../dependencies.ts'
import { noneSent } from '../reconciliation/domain/compare-payouts.ts'
import { cashierHouses, cashierKinds } from '../deposits/domain/transfers.ts'
import { openWebhook } from '../institutions/api-pix/open-webhook.ts'
import { createApiPixClient } from '../institutions/api-pix/client.ts'
import { createApiPix } from '../institutions/api-pix/api-pix.ts'
import { createCashier } from '../module.ts'
import type { PromotedDeposit } from '../promotions.ts'
import type { PayoutsCompared } from '../reconciliation/service/reconcile-payouts.ts'
import { seedDepositSettings } from '../deposits/service/seed-deposit-settings.ts'
import type { BrandSpan } from '../reconciliation/repository/runs.ts'
import type { CashierTables } from '../deposits/repository/tables.ts'
import { sandboxClient, sandboxPixKey, startSandbox } from './start-sandbox.ts'

/** Another module's movements: what a member loses and wins elsewhere. */
const playKinds = [
  { kind: 'test.lost', role: 'debit', typeCode: 3200, house: 'test_play' },
  { kind: 'test.won', role: 'credit', typeCode: 3100, house: 'test_play' },
] as const

export const ownCpf = '52998224725'
export const otherCpf = '11144477735'

const openDatabase = async () => {
  const test = await createTestDatabase(
    serverMigrations.filter(({ module }) => module === 'wallet' || module === 'cashier'),
  )
  const database = createDatabase<CashierTables>(test.pool)
  await database.inTx((tx) => seedDepositSettings(tx, { id: 1, name: 'Trevo', city: 'São Paulo' }))
  return { test, database }
}

/**
 * A cashier on a database, a ledger and a sandbox of its own. Members come from a map, the server's
 * clock can be moved; nothing else is made up. `disturb` can make the cashier's own process die at
 * chosen points.
 */
export const openTestCashier = async (
  disturb: (dependencies: CashierDependencies) => CashierDependencies = (same) => same,
) => {
  const { test, database } = await openDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'trevo-cashier-'))
  const sandbox = await startSandbox(test.url, join(folder, 'pix'))
  let aheadMs = 0
  const clock: Clock = { now: () => new Date(Date.now() + aheadMs) }
  const wallet = createWallet({ pool: test.pool, clock, lanes: 1 })
  await wallet.start()
  for (const house of cashierHouses) await wallet.registerHouse(house)
  await wallet.registerKinds([...cashierKinds, ...playKinds])

  const members = new Map<bigint, DepositMember>()
  const changes: DepositChange[] = []
  const world = {
    payerCpfRequired: false,
    promotions: new Array<DepositPromotion>(),
    reconcilePayouts: async (_span: BrandSpan): Promise<PayoutsCompared> => ({
      findings: [],
      seen: [],
      theirs: noneSent,
      ours: noneSent,
    }),
    onPayouts: async (_payoutIds: readonly string[]): Promise<void> => undefined,
  }
  const promoted: PromotedDeposit[] = []
  const client = createApiPixClient(
    {
      url: sandbox.apiUrl,
      ...sandboxClient,
      tls: await sandbox.tlsOf('merchant-api'),
      timeoutMs: 1_000,
    },
    clock,
  )
  const dependencies: CashierDependencies = disturb({
    database,
    clock,
    logger: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    institution: createApiPix(client, sandboxPixKey),
    postInTx: wallet.postInTx,
    balancesOf: wallet.balancesOf,
    lockBalance: wallet.lockBalance,
    findMember: async (memberId) => members.get(memberId),
    payerCpfRequired: () => world.payerCpfRequired,
    newId: randomUUID,
    reconcilePayouts: (span) => world.reconcilePayouts(span),
    promotions: {
      list: async () => world.promotions,
      onCredited: async (_tx, deposit) => void promoted.push(deposit),
    },
    reversalLetterTo: async () => undefined,
    onDepositChanged: (change) => changes.push(change),
    demoPayUrl: (_brandId, location) => `http://${location}`,
  })
  const cashier = createCashier(dependencies)
  const webhook = await openWebhook({
    host: '127.0.0.1',
    port: 0,
    tls: await sandbox.tlsOf('merchant-webhook'),
    callerName: 'institution-webhook',
    logger: dependencies.logger,
    onPayments: cashier.notePayments,
    onPayouts: (ids) => world.onPayouts(ids),
  })
  await dependencies.institution.registerWebhook(webhook.url)

  let lastMember = 0n
  const addMember = async (more: Partial<DepositMember> = {}): Promise<bigint> => {
    const memberId = (lastMember += 1n)
    await database.inTx((tx) => wallet.openAccounts(tx, memberId))
    members.set(memberId, {
      account: `trevo@member${memberId}`,
      name: 'Marina Alves',
      cpf: ownCpf,
      mayDeposit: true,
      isClosed: false,
      ...more,
    })
    return memberId
  }
  const createFor = (
    memberId: bigint,
    amount = '50.00',
    clientId: string = randomUUID(),
    more: { dueOn?: string; promotionId?: string } = {},
  ) => cashier.createDeposit({ memberId, brandId: 1, clientId, amount, ...more })

  return {
    test,
    client,
    clock,
    sandbox,
    cashier,
    dependencies,
    database,
    wallet,
    webhook,
    world,
    members,
    changes,
    promoted,
    addMember,
    createFor,
    /** Moves the server's clock, not the institution's. */
    moveClock: (ms: number) => {
      aheadMs = ms
    },
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
    start: () => cashier.startWork({ workEveryMs: 40, pollEveryMs: 150 }),
    close: async () => {
      await cashier.stopWork()
      await webhook.close()
      await dependencies.institution.close()
      await sandbox.stop()
      await wallet.close()
      await test.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type TestCashier = Awaited<ReturnType<typeof openTestCashier>>
