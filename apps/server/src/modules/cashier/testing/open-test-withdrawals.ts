import { randomUUID } from 'node:crypto'
import type { BodyInput } from '@trevo/contract/endpoint.ts'
import type { addPayee } from '@trevo/contract/wps/cashier/payee.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { sql } from 'kysely'
import { createApiPayouts } from '../institutions/api-pix/api-payouts.ts'
import { createMoneyOut, type MoneyOut } from '../module.ts'
import type { WithdrawalChange, WithdrawalLaw, WithdrawalMember } from '../needs.ts'
import type { PeerPaymentContext } from '../peer-payments/context.ts'
import { recordParts } from '../peer-payments/service/record-parts.ts'
import type { CashierTables } from '../tables.ts'
import { cashierKinds } from '../deposits/common/domain/transfers.ts'
import { withdrawalKinds } from '../withdrawals/common/domain/transfers.ts'
import { seedWithdrawalSettings } from '../seed/seed-withdrawal-settings.ts'
import { openTestApprovals } from '../../../testing/open-test-approvals.ts'
import { openTestCashier, ownCpf, type TestCashier } from './open-test-cashier.ts'

type TypedPayee = BodyInput<typeof addPayee>['payee']

export const cpfKey = { kind: 'pix', keyType: 'CPF', key: ownCpf } as const satisfies TypedPayee

/** The test's answers for the dependencies of withdrawals, and the calls these received. */
const openOtherModules = () => {
  const law: { -readonly [Name in keyof WithdrawalLaw]: WithdrawalLaw[Name] } = {
    ownCpfRequired: false,
    payableWithinMin: 0,
    betweenPeople: true,
  }
  const members = new Map<bigint, WithdrawalMember>()
  const changes: WithdrawalChange[] = []
  const wonFromMembers = new Map<bigint, bigint>()
  const signalled = new Set<bigint>()
  const needs: Pick<
    PeerPaymentContext,
    'members' | 'settings' | 'play' | 'transfers' | 'promotions' | 'listeners' | 'movementKinds'
  > = {
    movementKinds: [
      ...[...cashierKinds, ...withdrawalKinds].map(({ kind }) => kind),
      'test.lost',
      'test.won',
      'test.received',
    ],
    members: { findWithdrawalMember: async (memberId) => members.get(memberId) },
    settings: { withdrawalLawOf: () => law },
    play: {
      stakeKinds: ['test.lost'],
      // Every stake of these tests is settled at once, unless it was given back.
      sumValidStakes: async (tx, _, stakes) => {
        const { rows } = await sql<{ valid: bigint }>`
          select coalesce(sum(-t.amount), 0)::bigint as valid from wallet.transfer t
          where t.source = 'test' and t.txn_id = any(${stakes.map(({ txnId }) => txnId)}::text[])
            and not exists (select from wallet.transfer r where r.reverses = t.id)`.execute(tx)
        return rows[0]?.valid ?? 0n
      },
      winKinds: ['test.free_won'],
      turnoverOfWin: ({ amountMinor, reference }) =>
        amountMinor * BigInt(reference?.['turnover'] ?? 0),
      wonFromMembers: async (_, memberId) => wonFromMembers.get(memberId) ?? 0n,
      isSignalled: async (_, memberId) => signalled.has(memberId),
    },
    transfers: { receivedKinds: ['test.received'] },
    promotions: { giveUpBonuses: async () => undefined },
    listeners: { onWithdrawalChanged: (change) => changes.push(change) },
  }
  return { law, members, changes, wonFromMembers, signalled, needs }
}

type Asking = { readonly memberId: bigint; readonly payeeId: string }

/** The members' actions with their money. */
const peopleOf = (
  cashier: TestCashier,
  withdrawals: MoneyOut,
  members: Map<bigint, WithdrawalMember>,
) => {
  let lastPost = 0
  /** Money that belongs to no deposit, so that no wagering is required for it. */
  const win = (memberId: bigint, amount: string) =>
    cashier.playAtOtherHouse(memberId, `win-${(lastPost += 1)}`, 0n, parseMoney(amount))
  const deposit = (memberId: bigint, amount: string) =>
    cashier.wallet.post({
      source: 'cashier',
      txnId: `${String((lastPost += 1))}:deposit_credited`,
      kind: 'cashier.deposit_credited',
      memberId,
      amountMinor: parseMoney(amount),
    })
  /** Money that another member sends. */
  const receive = (memberId: bigint, amount: string) =>
    cashier.wallet.post({
      source: 'test',
      txnId: `received-${(lastPost += 1)}`,
      kind: 'test.received',
      memberId,
      amountMinor: parseMoney(amount),
    })
  const stake = (memberId: bigint, amount: string) =>
    cashier.playAtOtherHouse(memberId, `stake-${(lastPost += 1)}`, parseMoney(amount), 0n)

  const addMember = async (more: Partial<WithdrawalMember> = {}): Promise<bigint> => {
    const memberId = await cashier.addMember()
    members.set(memberId, {
      account: `trevo@member${memberId}`,
      isDemo: false,
      payeeName: 'Marina Alves',
      cpf: ownCpf,
      mayWithdraw: true,
      isExcluded: false,
      ...more,
    })
    return memberId
  }
  const addPayeeFor = (memberId: bigint, payee: TypedPayee = cpfKey, clientId = randomUUID()) =>
    withdrawals.addPayee({ memberId, brandId: 1, clientId, payee })
  /** A member with money and a Pix key. */
  const addPayeeMember = async (amount = '1000.00', more: Partial<WithdrawalMember> = {}) => {
    const memberId = await addMember(more)
    await win(memberId, amount)
    const { bankCardId } = await addPayeeFor(memberId)
    return { memberId, payeeId: bankCardId }
  }
  const withdrawFor = (
    { memberId, payeeId }: Asking,
    amount = '100.00',
    more: { clientId?: string; channel?: 'pix' | 'peer'; address?: string } = {},
  ) =>
    withdrawals.createWithdrawal({
      memberId,
      brandId: 1,
      clientId: more.clientId ?? randomUUID(),
      payeeId,
      channel: more.channel ?? 'pix',
      amount,
      device: { userAgent: 'test', address: more.address ?? '127.0.0.1' },
    })
  return { win, deposit, receive, stake, addMember, addPayeeFor, addPayeeMember, withdrawFor }
}

/**
 * Withdrawals on the same ledger and sandbox as `openTestCashier`. Members and the law come from the
 * test; `disturb` can make the process crash at chosen points.
 */
export const openTestWithdrawals = async (
  disturb: (context: PeerPaymentContext) => PeerPaymentContext = (same) => same,
) => {
  const cashier = await openTestCashier()
  const { test, wallet, clock, client, sandbox } = cashier
  await wallet.registerKinds(withdrawalKinds)
  const database = createDatabase<CashierTables>(test.pool)
  await database.inTx((tx) => seedWithdrawalSettings(tx, 1))
  const { law, members, changes, wonFromMembers, signalled, needs } = openOtherModules()
  const approvals = await openTestApprovals({ pool: test.pool, clock }, ['ana', 'bruno', 'carla'])
  const context = disturb({
    ...needs,
    staff: approvals.staff.approvals,
    database,
    clock,
    logger: cashier.context.logger,
    payouts: createApiPayouts(client),
    wallet,
    newId: randomUUID,
    recordParts,
  })
  await wallet.registerKinds([{ kind: 'test.returned', role: 'reversal', typeCode: 4106 }])
  const withdrawals = createMoneyOut(context)
  approvals.staff.approvals.register(withdrawals.changeKinds)
  cashier.world.onPayouts = withdrawals.recordPayouts
  cashier.world.reconcilePayouts = withdrawals.reconcilePayouts

  return {
    ...cashier,
    database,
    withdrawals,
    approvals,
    withdrawalContext: context,
    law,
    withdrawalMembers: members,
    withdrawalChanges: changes,
    /** What members won from others at tables of players, in 1/10,000 BRL. */
    wonFromMembers,
    signalled,
    ...peopleOf(cashier, withdrawals, members),
    heldBy: async (memberId: bigint) => (await wallet.balanceOf(memberId)).heldMinor,
    /** What can be spent, and what is held. */
    moneyOf: async (memberId: bigint) => {
      const { availableMinor, heldMinor } = await wallet.balanceOf(memberId)
      return [availableMinor, heldMinor]
    },
    statusOf: async (memberId: bigint, withdrawalId: string) =>
      (await withdrawals.getWithdrawal(memberId, withdrawalId)).status,
    /** The amount sent by the institution's books, returns subtracted, in centavos. */
    sentTo: async (withdrawalId: string): Promise<string[]> => {
      const payoutId = `S${withdrawalId.replaceAll('-', '')}`
      const { lines } = await sandbox.statement()
      return lines.filter(({ payout_id }) => payout_id === payoutId).map(({ amount }) => amount)
    },
    startWithdrawals: () => withdrawals.startWork(40),
    close: async () => {
      await withdrawals.stopWork()
      await cashier.close()
    },
  }
}

export type TestWithdrawals = Awaited<ReturnType<typeof openTestWithdrawals>>
