import { fileURLToPath } from 'node:url'
import type { LimitKind, LimitPeriod } from '@trevo/contract/wps/limits.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import type { MigrationSet } from '@trevo/database/migrate.ts'
import { recordSettled, type SettledBet } from '../../bets/index.ts'
import { createWallet, type KindDefinition, type PostCommand } from '../../wallet/index.ts'
import { openTestLimits } from './open-test-limits.ts'

const folder = (module: string, ownGrants = false): MigrationSet => ({
  module,
  folder: fileURLToPath(new URL(`../../${module}/migrations`, import.meta.url)),
  ...(ownGrants && { ownGrants }),
})

export const limitsKinds: readonly KindDefinition[] = [
  { kind: 'cashier.deposit_credited', role: 'credit', typeCode: 6101, house: 'cashier' },
  { kind: 'test.given', role: 'credit', typeCode: 6102, house: 'cashier' },
  { kind: 'test.bet', role: 'debit', typeCode: 3200, house: 'play', stake: true },
  { kind: 'test.held', role: 'hold', typeCode: 4200, stake: true },
  { kind: 'test.freed', role: 'release', typeCode: 4107, stake: true },
  { kind: 'test.free', role: 'debit', typeCode: 3205, house: 'play' },
]

/** An amount in 1/10,000 BRL. */
const real = (reais: number): bigint => BigInt(Math.round(reais * 10_000))

/** Limits, wallet and bets on a real database. Each member has R$ 1,000.00 and is a person, unless joined. */
export const openLimitsWorld = async () => {
  const test = await createTestDatabase([folder('wallet', true), folder('bets'), folder('limits')])
  let now = new Date('2026-11-23T15:00:00Z')
  const clock = { now: () => now }
  const wallet = createWallet({ pool: test.pool, clock })
  await wallet.start()
  await wallet.registerKinds(limitsKinds)
  const database = createDatabase(test.pool)
  /** Accounts that belong to the person of another one. */
  const joined = new Map<bigint, bigint>()
  const personOf = (memberId: bigint) => joined.get(memberId) ?? memberId
  const accountsOf = (personId: bigint) => [
    personId,
    ...[...joined].flatMap(([memberId, person]) => (person === personId ? [memberId] : [])),
  ]
  const { limits, warnings } = openTestLimits(
    { pool: test.pool, wallet, clock },
    { personOf, accountsOf },
  )
  let lastMember = 0n
  let lastId = 0
  const nextId = () => `t-${(lastId += 1)}`

  /** Money that no limit counts. */
  const give = async (memberId: bigint, reais: number): Promise<void> => {
    const amountMinor = real(reais)
    await wallet.post({
      source: 'test',
      txnId: nextId(),
      kind: 'test.given',
      memberId,
      amountMinor,
    })
  }
  const newMember = async (): Promise<bigint> => {
    const memberId = (lastMember += 1n)
    await database.inTx((tx) => wallet.openAccounts(tx, memberId))
    const amountMinor = real(1_000)
    const kind = 'cashier.deposit_credited'
    await wallet.post({ source: 'test', txnId: nextId(), kind, memberId, amountMinor })
    return memberId
  }
  const asker = (memberId: bigint) => ({ memberId, brandId: 1, address: '127.0.0.1' })
  const stakeOf = (memberId: bigint, reais: number): PostCommand => ({
    source: 'test',
    txnId: nextId(),
    kind: 'test.bet',
    memberId,
    amountMinor: real(reais),
  })
  /** Decides a stake: what it pays, or that it is returned. */
  const settle = async (
    { memberId, source, txnId, amountMinor }: PostCommand,
    reais: number,
    state: SettledBet['state'] = 'settled',
    placedAt = now,
  ): Promise<void> => {
    const bet: SettledBet = {
      memberId,
      source,
      txnId,
      product: 'game',
      nodeId: 1,
      roundId: txnId,
      money: 'real',
      stakeMinor: amountMinor,
      backMinor: 0n,
      validMinor: 0n,
      paidMinor: real(reais),
      wonFromPlayersMinor: 0n,
      state,
      placedAt,
      settledAt: now,
    }
    await database.inTx((tx) => recordSettled(tx, [bet]))
  }
  return {
    ...test,
    clock,
    personOf,
    accountsOf,
    database,
    wallet,
    limits,
    warnings,
    real,
    nextId,
    newMember,
    give,
    asker,
    stakeOf,
    settle,
    stake: (memberId: bigint, reais: number) => wallet.post(stakeOf(memberId, reais)),
    loses: async (memberId: bigint, reais: number): Promise<void> => {
      const stake = stakeOf(memberId, reais)
      await wallet.post(stake)
      await settle(stake, 0)
    },
    set: (memberId: bigint, kind: LimitKind, period: LimitPeriod, value: string | null) =>
      limits.setLimit(asker(memberId), { kind, period, value, password: 'x' }),
    /** From now on the account belongs to the other one's person. */
    join: (memberId: bigint, personId: bigint) => void joined.set(memberId, personId),
    setNow: (at: Date) => {
      now = at
    },
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    close: async () => {
      await wallet.close()
      await test.drop()
    },
  }
}
