import { randomUUID } from 'node:crypto'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { recordSettled, type SettledBet } from '../../modules/bets/index.ts'
import { dayOf, startOfDay } from '../../modules/limits/index.ts'
import type { TestServer } from '../start-test-server.ts'

const minuteMs = 60_000
const minor = (reais: number): bigint => BigInt(reais) * 10_000n

/** Days of play of a member as products write them, so that markers come about as they do in use. */
export const createPlayDays = (
  { pool, server: { modules } }: Pick<TestServer, 'pool' | 'server'>,
  now: () => Date,
) => {
  const database = createDatabase(pool)
  const at = (daysAgo: number, minute: number): Date =>
    new Date(startOfDay(addDays(dayOf(now()), -daysAgo)).getTime() + minute * minuteMs)

  /** Lost stakes at a minute of a day of Brasília. */
  const stake = (
    memberId: bigint,
    { daysAgo, minute, bets, reais }: Record<'daysAgo' | 'minute' | 'bets' | 'reais', number>,
  ): SettledBet[] =>
    Array.from({ length: bets }, () => ({
      memberId,
      source: 'test',
      txnId: randomUUID(),
      product: 'game',
      nodeId: 1001,
      roundId: randomUUID(),
      money: 'real',
      stakeMinor: minor(reais),
      backMinor: 0n,
      validMinor: minor(reais),
      paidMinor: 0n,
      wonFromPlayersMinor: 0n,
      state: 'settled',
      placedAt: at(daysAgo, minute),
      settledAt: at(daysAgo, minute),
    }))
  const record = async (bets: readonly SettledBet[]): Promise<void> => {
    await database.inTx((tx) => recordSettled(tx, bets))
  }
  const days = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

  return {
    /** Twelve lost stakes of R$ 5, then stakes of R$ 10: a day of chasing. */
    chase: (memberId: bigint, count: number) =>
      record(
        days(count).flatMap((daysAgo) => [
          ...stake(memberId, { daysAgo, minute: 720, bets: 12, reais: 5 }),
          ...stake(memberId, { daysAgo, minute: 735, bets: 5, reais: 10 }),
        ]),
      ),
    /** An hour from one o'clock on. */
    playAtNight: (memberId: bigint, count: number) =>
      record(
        days(count).flatMap((daysAgo) =>
          [60, 75, 90, 105].flatMap((minute) =>
            stake(memberId, { daysAgo, minute, bets: 1, reais: 1 }),
          ),
        ),
      ),
    /** Three hours of the evening without a break. */
    playLong: (memberId: bigint, count: number) =>
      record(
        days(count).flatMap((daysAgo) =>
          Array.from({ length: 12 }, (_, quarter) => 1_080 + quarter * 15).flatMap((minute) =>
            stake(memberId, { daysAgo, minute, bets: 1, reais: 1 }),
          ),
        ),
      ),
    /** A Pix that was credited, and its movement in the ledger. */
    deposit: async (memberId: bigint, brandId: number, reais: number) => {
      const endToEndId = randomUUID()
      await modules.wallet.post({
        source: 'cashier',
        txnId: `${endToEndId}:deposit_credited`,
        kind: 'cashier.deposit_credited',
        memberId,
        amountMinor: minor(reais),
      })
      await pool.query(
        `insert into cashier.deposit (member_id, id, brand_id, client_id, amount_minor, status, txid, charge_sec,
           location, created_at, expires_at, credited_e2e_id, credited_at)
         values ($1, $2, $3, $4, $5, 'credited', $6, 900, 'pix.example', $7, $8, $9, $7)`,
        [
          memberId,
          randomUUID(),
          brandId,
          randomUUID(),
          minor(reais),
          randomUUID(),
          now(),
          new Date(now().getTime() + 15 * minuteMs),
          endToEndId,
        ],
      )
    },
    /** What the jobs do of a member's play, once what happened has waited. */
    count: async () => {
      await modules.playRisk.readPlay()
      await modules.playRisk.countChanged()
    },
  }
}
