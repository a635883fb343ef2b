import { randomUUID } from 'node:crypto'
import type { ConditionLeaf } from '@trevo/contract/promotion-terms.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { recount, type WageredStake } from '@trevo/promotion-rules/wagering.ts'
import fc from 'fast-check'
import { inLongRun } from '@trevo/database/testing/in-long-run.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { keepUpUntilDeath, type Death } from '../../testing/dying-copy.ts'
import { openTestPromotions, type TestPromotions } from '../../testing/open-test-promotions.ts'
import {
  cashTerms,
  codeOf,
  playRound,
  promotionSteps,
  wagering,
  type Seat,
} from '../../testing/promotion-steps.ts'
import { waysOfOtherStakes } from '../../testing/ways-of-other-stakes.ts'

let server: TestPromotions
let others: TestPromotions['others']
const { bonusesOf, claim, grant } = promotionSteps(() => server)
beforeAll(async () => {
  server = await openTestPromotions()
  ;({ others } = server)
})
afterAll(() => server.close())
afterEach(async () => {
  const { problems } = await server.wallet.proveConservation()
  expect(problems).toEqual([])
})

const weights = { RNG: 10_000, LOTT: 5_000, SPORTS: 2_500 }
const grantWeighted = (seat: Seat, amount: string) => grant(seat, amount, { terms: { weights } })
/** The running bonus's count once all events were checked. */
const wageredOf = async (seat: Seat): Promise<string | undefined> => {
  await server.promotions.keepUp()
  return (await bonusesOf(seat))[0]?.wagered
}

describe('stakes of lotteries', () => {
  test('count by the weight of their product once their draw is settled', async () => {
    const seat = await server.sit('100.00')
    await others.placeOrder(seat.memberId, [1])
    await grantWeighted(seat, '20.00')
    await others.placeOrder(seat.memberId, [5])
    expect(await wageredOf(seat)).toBe('0.00')
    await others.settleDraw()
    // Half of ten reais; the two reais before the bonus count nothing.
    expect(await wageredOf(seat)).toBe('5.00')
    const [bonus] = await bonusesOf(seat)
    expect(bonus?.products).toMatchObject([{ product: 'LOTT', staked: '10.00', counted: '5.00' }])
  })

  test('of a trace count one by one, and no longer if the draw is void', async () => {
    const seat = await server.sit('100.00')
    await grantWeighted(seat, '20.00')
    await others.placeOrder(seat.memberId, [1, 3])
    expect(await wageredOf(seat)).toBe('0.00')
    await others.settleDraw()
    expect(await wageredOf(seat)).toBe('1.00')
    await others.settleDraw()
    expect(await wageredOf(seat)).toBe('4.00')
    await others.voidDraw()
    expect(await wageredOf(seat)).toBe('1.00')
  })
})

describe('stakes on sports', () => {
  test('count except the cashed-out part, and not for a void match', async () => {
    const seat = await server.sit('100.00')
    await grantWeighted(seat, '20.00')
    const slipId = await others.placeSlip(seat.memberId, '12.00')
    await others.placeSlip(seat.memberId, '4.00')
    await others.sellSlip(seat.memberId, slipId, 50)
    expect(await wageredOf(seat)).toBe('0.00')
    await others.settleMatch()
    // A quarter of six and of four reais.
    expect(await wageredOf(seat)).toBe('2.50')
    await others.settleMatchAgain('2')
    expect(await wageredOf(seat)).toBe('2.50')
    await others.voidMatch()
    expect(await wageredOf(seat)).toBe('0.00')
  })

  test('turn the bonus into money, by the terms', async () => {
    const seat = await server.sit('100.00')
    await grantWeighted(seat, '2.00')
    await others.placeSlip(seat.memberId, '16.00')
    await others.settleMatch()
    await server.promotions.keepUp()
    expect(await bonusesOf(seat)).toMatchObject([{ state: 'converted', converted: '2.00' }])
  })
})

test('stakes of both count towards a promotion, each for its product, once they are decided', async () => {
  const leaf = (product: 'LOTT' | 'SPORTS', amount: string): ConditionLeaf => ({
    op: 'stakedAtLeast',
    amount,
    products: [product],
  })
  const id = await server.addPromotion({
    kind: 'cashGift',
    terms: {
      ...cashTerms('3.00'),
      conditions: { op: 'all', of: [leaf('LOTT', '10.00'), leaf('SPORTS', '6.00')] },
    },
  })
  const seat = await server.sit('100.00')
  await others.placeOrder(seat.memberId, [5])
  const slipId = await others.placeSlip(seat.memberId, '12.00')
  await others.sellSlip(seat.memberId, slipId, 50)
  // Lotteries and matches of this test are years ahead of the promotion's clock.
  for (const table of ['lottery.ticket', 'sportsbook.slip']) {
    await server.pool.query(`update ${table} set placed_at = now() where member_id = $1`, [
      seat.memberId,
    ])
  }
  expect(await codeOf(claim(seat, id))).toBe('promotion.not_met')
  await others.settleDraw()
  expect(await codeOf(claim(seat, id))).toBe('promotion.not_met')
  await others.settleMatch()
  expect(await codeOf(claim(seat, id))).toBe('done')
})

test.each([
  { product: 'lottery', settle: () => others.settleDraw() },
  { product: 'sportsbook', settle: () => others.settleMatch() },
] as const)(
  'a settled bet of $product is one before a reward, where the law asks for it',
  async (one) => {
    const id = await server.addPromotion({ kind: 'cashGift', terms: cashTerms('3.00') })
    const seat = await server.sit('100.00')
    const other = await server.sit('0.00')
    await server.useLaw(true)
    try {
      if (one.product === 'lottery') await others.placeOrder(seat.memberId, [1])
      else await others.placeSlip(seat.memberId, '4.00')
      expect(await codeOf(claim(seat, id))).toBe('promotion.bet_needed')
      await one.settle()
      expect(await codeOf(claim(seat, id))).toBe('done')
      const { rows } = await server.pool.query<{ bet_vendor: string; bet_txn: string }>(
        'select bet_vendor, bet_txn from promotions.reward where member_id = $1',
        [seat.memberId],
      )
      expect(rows[0]?.bet_vendor).toBe(one.product)
      // No other member gets anything for it.
      await expect(
        server.pool.query(
          `insert into promotions.reward (brand_id, member_id, source, source_id, prize, amount_minor,
           bet_vendor, bet_txn, given_at) values (1, $1, 'test', $2, 'cash', 100, $3, $4, now())`,
          [other.memberId, randomUUID(), one.product, rows[0]?.bet_txn],
        ),
      ).rejects.toThrow('names a settled bet')
    } finally {
      await server.useLaw(false)
    }
  },
)

const steps = [
  'grant',
  'lose',
  'reopen',
  'order',
  'trace',
  'draw',
  'voidDraw',
  'redraw',
  'slip',
  'sell',
  'match',
  'matchAgain',
  'matchNobody',
  'voidMatch',
  'cancel',
  'keepUp',
  'die',
] as const
type Step = (typeof steps)[number]

/** Where copies die, in turn. */
const deaths: readonly Death[] = ['before stream', 1, 'after stream', 2]
let died = 0

/** One member's actions; shared ones (draws, matches) continue for others too. */
const createDoer = (seat: Seat) => {
  let lastRound: { credit: string; roundId: string } | undefined
  const ways: Readonly<Record<Step, () => Promise<unknown>>> = {
    grant: () => grantWeighted(seat, '40.00'),
    lose: async () => {
      const [id, roundId, credit] = [randomUUID(), randomUUID(), randomUUID()]
      await seat.table.debit({ transactionId: id, roundId, amount: '3.00' })
      await seat.table.credit(id, { roundId, amount: '1.00', transactionId: credit })
      lastRound = { credit, roundId }
    },
    reopen: async () => {
      if (lastRound) await seat.table.rollback(lastRound.credit, { roundId: lastRound.roundId })
      lastRound = undefined
    },
    ...waysOfOtherStakes(others, seat.memberId),
    cancel: async () => {
      const running = (await bonusesOf(seat)).find(({ state }) => state === 'active')
      if (!running) return
      const asking = server.askingOf(seat.memberId)
      await codeOf(server.promotions.cancelBonus(asking, BigInt(running.bonusId)))
    },
    keepUp: () => server.promotions.keepUp(),
    die: () => {
      died += 1
      return keepUpUntilDeath(server.needs, deaths[died % deaths.length] ?? 1)
    },
  }
  return (step: Step) => ways[step]()
}

type LedgerStake = {
  id: bigint
  source: string
  txn_id: string
  node: number
  staked: bigint
  back: bigint
  /** Null while it is open. */
  counts: boolean | null
}

/**
 * Every stake of a member by the ledger: the amount taken, less returned sales. The records of rounds, draws and
 * slips show whether it was decided.
 */
const readStakes = async (seat: Seat): Promise<LedgerStake[]> => {
  const { rows } = await server.pool.query<LedgerStake>(
    `with own as (
       select t.id, t.source, t.txn_id, k.name as kind, t.amount, t.reference
       from wallet.transfer t join wallet.transfer_kind k on k.id = t.kind
       where t.account_id / 4 = $1
     )
     select o.id, o.source, o.txn_id, coalesce((o.reference ->> 'node')::integer, 0) as node,
       -o.amount as staked,
       coalesce((select sum(b.amount)::bigint from own b where b.kind = 'sportsbook.stake_sold'
         and o.source = 'sportsbook' and b.reference ->> 'round' = o.reference ->> 'round'), 0) as back,
       case o.kind
         when 'play.stake_taken' then (select f.state = 'settled' from play.fate f
           where 'vendor:' || f.vendor = o.source and f.debit_txn = o.txn_id
             and f.state <> 'credit_undone')
         when 'sportsbook.stake_taken' then (select s.status <> 'void' from sportsbook.slip s
           where 'slip:' || s.id || ':staked' = o.txn_id and s.status <> 'open')
         else (select k.status in (2, 4, 14) from lottery.ticket k
           join lottery.draw d on d.id = k.draw_id
           where (o.txn_id = 'order:' || k.order_id || ':staked'
               or o.txn_id = 'ticket:' || k.id || ':captured')
             and (d.status = 'settled' or k.status not in (2, 14))) end as counts
     from own o
     where o.kind in ('play.stake_taken', 'lottery.stake_taken', 'lottery.stake_captured',
       'sportsbook.stake_taken') order by o.id`,
    [seat.memberId],
  )
  return rows
}

const productOf = ({ source, node }: LedgerStake): string => {
  if (source === 'sportsbook') return 'SPORTS'
  return source === 'lottery' && node > 0 ? 'LOTT' : 'RNG'
}

/** Each running bonus counts the same as a recount of its stakes from the ledger, and misses none. */
const proveMember = async (seat: Seat): Promise<void> => {
  const stakes = await readStakes(seat)
  const { rows: bonuses } = await server.pool.query<{
    id: bigint
    state: string
    wagered_minor: bigint
    locked_transfer_id: bigint
  }>('select * from promotions.bonus where member_id = $1 order by id', [seat.memberId])
  const { rows: wagers } = await server.pool.query<{
    bonus_id: bigint
    source: string
    txn_id: string
  }>('select bonus_id, source, txn_id from promotions.wager where member_id = $1', [seat.memberId])
  const keyOf = (one: { source: string; txn_id: string }) => `${one.source} ${one.txn_id}`
  const bonusOf = new Map(wagers.map((one) => [keyOf(one), one.bonus_id]))
  for (const bonus of bonuses.filter(({ state }) => state === 'active')) {
    const own = stakes.filter((stake) => bonusOf.get(keyOf(stake)) === bonus.id)
    const counted = own
      .filter(({ counts }) => counts)
      .map((stake): WageredStake => ({
        nodeId: stake.node,
        product: productOf(stake),
        amountMinor: stake.staked - stake.back,
      }))
    expect(formatMoney(bonus.wagered_minor)).toBe(
      formatMoney(recount(counted, { ...wagering, weights })),
    )
  }
  const [first] = bonuses
  if (bonuses.length !== 1 || first?.state !== 'active') return
  const after = stakes.filter(({ id }) => id > first.locked_transfer_id).map(keyOf)
  expect([...bonusOf.keys()].toSorted()).toEqual(after.toSorted())
}

test('after any events in any order, and with copies that die, the progress is a recount from the ledger', async () => {
  const run = async (order: readonly Step[]): Promise<void> => {
    const seat = await server.sit('500.00')
    await grantWeighted(seat, '40.00')
    const doOne = createDoer(seat)
    for (const step of order) {
      // Counting races with everything that happens.
      await Promise.all([doOne(step), server.promotions.keepUp()])
    }
    await server.promotions.keepUp()
    await proveMember(seat)
    expect((await server.wallet.balanceOf(seat.memberId)).availableMinor).toBeGreaterThanOrEqual(
      parseMoney('0.00'),
    )
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 6, maxLength: 20 }), run),
    { numRuns: inLongRun(6, 20) },
  )
}, 240_000)

test('a round beside them counts as before', async () => {
  const seat = await server.sit('100.00')
  await grantWeighted(seat, '20.00')
  await playRound(seat, '15.00')
  expect(await wageredOf(seat)).toBe('15.00')
})
