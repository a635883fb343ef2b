// node server-process.ts <json>: ledger, cashier and webhook of one copy of the server, which can be
// killed at any moment. A few calls over plain HTTP replace the site's routes.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDatabase, createPool, tables } from '@trevo/database/connect.ts'
import Fastify from 'fastify'
import { Refusal } from '@trevo/platform/refusal.ts'
import { createLogger } from '@trevo/platform/logger.ts'
import type { CashierNeeds } from '../../apps/server/src/modules/cashier/index.ts'
import {
  cashierHouses,
  cashierKinds,
} from '../../apps/server/src/modules/cashier/deposits/common/domain/transfers.ts'
import { openWebhook } from '../../apps/server/src/modules/cashier/institutions/api-pix/open-webhook.ts'
import { createApiPixClient } from '../../apps/server/src/modules/cashier/institutions/api-pix/client.ts'
import { createApiPayouts } from '../../apps/server/src/modules/cashier/institutions/api-pix/api-payouts.ts'
import { createApiPix } from '../../apps/server/src/modules/cashier/institutions/api-pix/api-pix.ts'
import { createCashier, createMoneyOut } from '../../apps/server/src/modules/cashier/module.ts'
import { noDepositReturns, noPromotions } from '../../apps/server/src/modules/cashier/needs.ts'
import { recordParts } from '../../apps/server/src/modules/cashier/peer-payments/service/record-parts.ts'
import type { CashierTables } from '../../apps/server/src/modules/cashier/tables.ts'
import { withdrawalKinds } from '../../apps/server/src/modules/cashier/withdrawals/common/domain/transfers.ts'
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts'
import { cpfOf, playKinds, type ServerOrder } from './day-world.ts'
import { pause, toldNow } from './day-clock.ts'

const order = JSON.parse(process.argv[2] ?? '{}') as ServerOrder // written by our own parent
const clock = { now: () => toldNow(order.clock) }
const logger = createLogger('silent', 'bench')

/** The database may still be recovering while we start. */
const untilDone = async (work: () => Promise<unknown>): Promise<void> => {
  for (;;) {
    try {
      await work()
      return
    } catch (error) {
      logger.warn({ err: error }, 'not yet')
      await pause(50)
    }
  }
}

const tlsOf = async (role: string) => ({
  ca: await readFile(join(order.tlsFolder, 'authority.crt'), 'utf8'),
  cert: await readFile(join(order.tlsFolder, `${role}.crt`), 'utf8'),
  key: await readFile(join(order.tlsFolder, `${role}.key`), 'utf8'),
})

type LedgerTables = {
  'wallet.transfer': { source: string; txn_id: string; amount: bigint }
}

const pool = createPool(order.databaseUrl, { work: 'reports', max: 24, role: 'trevo_app' })
const wallet = createWallet({ pool, clock, lanes: 2 })
await untilDone(() => wallet.start())
for (const house of cashierHouses) await untilDone(() => wallet.registerHouse(house))
await untilDone(() => wallet.registerKinds([...cashierKinds, ...withdrawalKinds, ...playKinds]))
const access = {
  url: order.apiUrl,
  clientId: order.client.id,
  clientSecret: order.client.secret,
  tls: await tlsOf('merchant-api'),
  timeoutMs: 1_500,
}
const client = createApiPixClient(access, clock, async () => undefined)
const institution = createApiPix(client, order.pixKey)
const needs: CashierNeeds = {
  wallet,
  movementKinds: [],
  limits: {
    requireWithin: async () => undefined,
    lock: async () => undefined,
    admit: async () => true,
  },
  // Amounts stay below the threshold for a second approval.
  staff: {
    askChange: async () => {
      throw new Error('no second person here')
    },
    listWaiting: async () => new Map(),
  },
  members: {
    findDepositMember: async (memberId) => ({
      account: `trevo@${memberId}`,
      name: 'Ana Souza',
      cpf: cpfOf(memberId),
      mayDeposit: true,
      isClosed: false,
    }),
    findPayerAccounts: async () => ({ isExcluded: false, isClosed: false }),
    findExclusion: async () => null,
    findWithdrawalMember: async (memberId) => ({
      account: `trevo@${memberId}`,
      isDemo: false,
      payeeName: 'Ana Souza',
      cpf: cpfOf(memberId),
      mayWithdraw: true,
      isExcluded: false,
    }),
  },
  settings: {
    payerCpfRequired: () => true,
    withdrawalLawOf: () => ({ ownCpfRequired: true, payableWithinMin: 120, betweenPeople: false }),
  },
  play: {
    stakeKinds: ['bench.lost'],
    // Every stake of the bench is lost at once.
    sumValidStakes: async (tx, _, stakes) => {
      const names = stakes.map(({ txnId }) => txnId)
      const lost = await tables<LedgerTables>(tx)
        .selectFrom('wallet.transfer')
        .select('amount')
        .where('source', '=', 'bench')
        .where('txn_id', 'in', names)
        .execute()
      return lost.reduce((sum, { amount }) => sum - amount, 0n)
    },
    winKinds: [],
    turnoverOfWin: () => 0n,
    wonFromMembers: async () => 0n,
    isSignalled: async () => false,
  },
  transfers: { receivedKinds: [] },
  promotions: noPromotions,
  depositReturns: noDepositReturns,
  delivery: { reversalLetterTo: async () => undefined },
  listeners: { onDepositChanged: () => undefined, onWithdrawalChanged: () => undefined },
}
const shared = {
  ...needs,
  database: createDatabase<CashierTables>(pool),
  clock,
  logger,
  newId: randomUUID,
}
const withdrawals = createMoneyOut({ ...shared, payouts: createApiPayouts(client), recordParts })
const cashier = createCashier({
  ...shared,
  institution,
  reconcilePayouts: withdrawals.reconcilePayouts,
  demoPayUrl: () => undefined,
})
const webhook = await openWebhook({
  host: '127.0.0.1',
  port: order.webhookPort,
  tls: await tlsOf('merchant-webhook'),
  callerName: 'institution-webhook',
  logger,
  onPayments: cashier.recordPayments,
  onPayouts: withdrawals.recordPayouts,
  keepUnreadable: async () => undefined,
})
await untilDone(() => institution.registerWebhook(webhook.url))
cashier.startWork({ workEveryMs: 40, pollEveryMs: 400 })
withdrawals.startWork(40)

const app = Fastify({ forceCloseConnections: true })
app.setErrorHandler((error, _request, reply) =>
  error instanceof Refusal
    ? reply.status(409).send({ code: error.code })
    : reply.status(503).send({ code: String(error) }),
)
type Posted = { memberId: string; clientId: string; amount: string }
app.post('/deposits', async (request) => {
  const { memberId, clientId, amount } = request.body as Posted // from our own parent
  return cashier.createDeposit({ memberId: BigInt(memberId), brandId: 1, clientId, amount })
})
app.post('/plays', async (request) => {
  const { memberId, clientId, amount } = request.body as Posted // from our own parent
  const txnId = clientId
  const play = { source: 'bench', txnId, kind: 'bench.lost', memberId: BigInt(memberId) }
  const { outcome } = await wallet.post({ ...play, amountMinor: BigInt(amount) })
  return { outcome }
})
app.post('/payees', async (request) => {
  const { memberId, clientId } = request.body as Posted // from our own parent
  const id = BigInt(memberId)
  const payee = { kind: 'pix', keyType: 'CPF', key: cpfOf(id) } as const
  return withdrawals.addPayee({ memberId: id, brandId: 1, clientId, payee })
})
app.post('/withdrawals', async (request) => {
  const posted = request.body as Posted & { payeeId: string } // from our own parent
  const { clientId, payeeId, amount } = posted
  return withdrawals.createWithdrawal({
    memberId: BigInt(posted.memberId),
    brandId: 1,
    clientId,
    payeeId,
    channel: 'pix',
    amount,
    device: { userAgent: 'bench', address: '127.0.0.1' },
  })
})
app.get('/withdrawals/:memberId/:id', async (request) => {
  const { memberId, id } = request.params as { memberId: string; id: string } // of the path
  return withdrawals.getWithdrawal(BigInt(memberId), id)
})
app.get('/members/:id', async (request) => {
  const memberId = BigInt((request.params as { id: string }).id) // of the path
  const [balance, settings, records] = await Promise.all([
    wallet.balanceOf(memberId),
    cashier.getDepositSettings(memberId, 1),
    cashier.listDepositRecords(memberId, { pageSize: 1 }),
  ])
  const { owed } = settings.depositInfo
  const ownMinor = balance.availableMinor + balance.heldMinor
  return { available: String(ownMinor), owed, totals: records.totals }
})
app.post('/reconciliations', async (request) => {
  const { from, until } = request.body as { from: string; until: string } // from our own parent
  return {
    runId: await cashier.askReconciliation(1, { from: new Date(from), until: new Date(until) }),
  }
})
app.post('/proofs', async () => ({ problems: (await wallet.proveConservation()).problems }))
await app.listen({ host: '127.0.0.1', port: order.port })
process.stdout.write('ready\n')
