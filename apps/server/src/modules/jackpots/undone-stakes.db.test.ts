import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { JackpotNeeds } from './needs.ts'
import { createFillPools } from './service/fill-pools.ts'
import { openTestJackpots, type TestJackpots, type TestPool } from './testing/open-test-jackpots.ts'
import { inPortuguese } from '../../testing/readers.ts'

let server: TestJackpots
let pool: TestPool
beforeAll(async () => {
  server = await openTestJackpots()
})
beforeEach(async () => {
  pool = await server.openPool()
})
afterAll(async () => {
  const { problems } = await server.wallet.proveConservation()
  await server.close()
  expect(problems).toEqual([])
})

type Seat = Awaited<ReturnType<TestJackpots['sit']>>
type LostStake = {
  readonly seat: Seat
  readonly debit: string
  readonly credit: string
  readonly roundId: string
}

/** 40.00 contribute 2.00: one such stake fills a pool that is won between 10.00 and 12.00. */
const lose = async (seat: Seat, amount = '40.00'): Promise<LostStake> => {
  const [debit, credit, roundId] = [randomUUID(), randomUUID(), randomUUID()]
  await seat.debit({ transactionId: debit, roundId, amount })
  await seat.credit(debit, { transactionId: credit, roundId, amount: '0.00' })
  return { seat, debit, credit, roundId }
}

/** As a vendor may: the payout is undone, then the stake is rolled back. */
const undo = async ({ seat, debit, credit, roundId }: LostStake) => {
  const payout = await seat.rollback(credit, { roundId })
  const stake = await seat.rollback(debit, { roundId })
  return { payout, stake }
}

/** Won cycles, the payout of each, and the state of the winning stake. */
const winsNow = async () => {
  const { rows } = await server.pool.query<{ hit: bigint; state: string; fate: string }>(
    `select c.hit_minor as hit, s.state, f.state as fate from jackpots.cycle c
     join jackpots.stake s on s.id = c.won_stake_id
     join play.fate f on f.vendor = s.vendor and f.debit_txn = s.txn_id
     where c.won_at is not null and c.pool_id = $1 order by c.number`,
    [pool.poolId],
  )
  return rows
}

/** Pool, ledger, payments and the winners' list agree, and no winning stake was returned. */
const proveAgreement = async (): Promise<void> => {
  const { balanceMinor, hitCount } = await pool.now()
  expect(await pool.inLedger()).toBe(balanceMinor)
  const [wins, paid] = [await winsNow(), await pool.paid()]
  expect(wins).toHaveLength(hitCount)
  expect(paid.map(({ amount }) => amount)).toEqual(wins.map(({ hit }) => hit))
  const { won } = await server.jackpots.listJackpots(pool.brandId, inPortuguese)
  expect(won.map(({ amount }) => parseMoney(amount)).toReversed()).toEqual(
    wins.map(({ hit }) => hit),
  )
  expect(wins.filter(({ fate }) => fate === 'rolled_back')).toEqual([])
  expect(wins.filter(({ state }) => state !== 'contributed')).toEqual([])
}

describe('a stake that won a jackpot', () => {
  test('is not returned: its rollback is refused as settled, even once its payout was undone', async () => {
    const seat = await server.sit('100.00')
    const lost = await lose(seat)
    await server.jackpots.fillPools()
    const [win] = await winsNow()
    if (!win) throw new Error('the stake did not fill the pool')
    const { payout, stake } = await undo(lost)
    expect(payout.word).toBe(payout.wordFor('OK'))
    expect(stake.word).toBe(stake.wordFor('TRANSACTION_ALREADY_SETTLED'))
    expect(parseMoney(await seat.player.balance())).toBe(parseMoney('60.00') + win.hit)
    await proveAgreement()
    // The vendor may settle the stake again, and the pool does not pay a second time.
    const again = await seat.credit(lost.debit, {
      transactionId: randomUUID(),
      roundId: lost.roundId,
      amount: '5.00',
    })
    expect(again.word).toBe(again.wordFor('OK'))
    await server.jackpots.fillPools()
    expect(await pool.paid()).toHaveLength(1)
    await proveAgreement()
  })

  test('one that was undone after the pool read its outcome wins nothing', async () => {
    const seat = await server.sit('100.00')
    const lost = await lose(seat)
    const late: JackpotNeeds = {
      ...server.needs,
      play: {
        ...server.needs.play,
        makeStakeFinal: async (tx, stake) => {
          await undo(lost)
          return server.needs.play.makeStakeFinal(tx, stake)
        },
      },
    }
    await createFillPools(late)()
    expect(await pool.paid()).toEqual([])
    expect(await pool.now()).toEqual({ balanceMinor: parseMoney('10.00'), hitCount: 0 })
    expect(await seat.player.balance()).toBe('100.00')
    await proveAgreement()
  })

  test('one with only its payout undone stays open, and wins when it is settled again', async () => {
    const seat = await server.sit('100.00')
    const lost = await lose(seat)
    const late: JackpotNeeds = {
      ...server.needs,
      play: {
        ...server.needs.play,
        makeStakeFinal: async (tx, stake) => {
          await seat.rollback(lost.credit, { roundId: lost.roundId })
          return server.needs.play.makeStakeFinal(tx, stake)
        },
      },
    }
    await createFillPools(late)()
    expect(await pool.paid()).toEqual([])
    await seat.credit(lost.debit, { roundId: lost.roundId, amount: '1.00' })
    await server.jackpots.fillPools()
    expect(await pool.paid()).toHaveLength(1)
    await proveAgreement()
  })
})

test('concurrent rollbacks and wins: a stake was either returned or won, never both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const seats = await Promise.all([server.sit('100.00'), server.sit('100.00')])
    const lost = await Promise.all(seats.map((seat) => lose(seat)))
    // Each alone fills the pool. The second rollback comes later each time, so that more orders are met.
    const undone = lost.map((one, index) => pause(index * round).then(() => undo(one)))
    await Promise.all([...undone, server.jackpots.fillPools(), server.jackpots.fillPools()])
    await server.jackpots.fillPools()
    await proveAgreement()
  }
}, 60_000)
