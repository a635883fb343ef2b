import { contractTypes, type ContractType } from '@trevo/contract/contract-terms.ts'
import { parseMoney } from '@trevo/money/money.ts'
import fc from 'fast-check'
import { inLongRun } from '@trevo/database/testing/in-long-run.ts'
import { afterAll, expect, test } from 'vitest'
import { createDatabase } from '@trevo/database/connect.ts'
import { houseBoundBp } from '../../contracts/domain/bound.ts'
import type { Tier } from '../../contracts/domain/contract-rules.ts'
import { insertFirstRebateRule, listRebateRules } from '../../rates/repository/rebates.ts'
import type { AgentsTables } from '../../tables.ts'
import {
  openLadderWorld,
  type LadderBet,
  type LadderContract,
} from '../../testing/open-ladder-world.ts'

const world = await openLadderWorld()
afterAll(() => world.drop())

const tier = (rateBp: number, minimumBetMinor = 0n): Tier => ({
  minimumBetMinor,
  netLossMinor: 0n,
  activeMembers: 0,
  rateBp,
})
const bound = (stakesMinor: bigint, bp = houseBoundBp): bigint =>
  (stakesMinor * BigInt(bp)) / 10_000n

/** Six agents, each below the one before, and a player below the last. */
const chain = new Map([1, 2, 3, 4, 5, 6, 7, 8].map((id) => [id, id - 1]))
const stake = parseMoney('400.00')
const rung = (contractType: ContractType, receiver: number, rateBp: number): LadderContract => ({
  contractType,
  product: 'CONS',
  receiver,
  period: contractType === 'DIVIDEND' ? 'D' : null,
  tiers: [tier(rateBp)],
})

test('a ladder of six agents costs its highest rate once, in every type', async () => {
  for (const type of ['REALTIME', 'HOURLY', 'DAILY', 'MEMBER_DAILY'] as const) {
    await world.place(chain)
    for (let below = 0; below < 6; below += 1) await world.sign(rung(type, 2 + below, 200 - below))
    await world.play([{ member: 8, product: 'RNG', betMinor: stake, winMinor: 0n }])
    expect([type, await world.calculateAll([type])]).toEqual([type, parseMoney('8.00')])
  }
})

test('a dividend below another takes its part of it, and never exceeds its rate of a part of the stakes', async () => {
  await world.place(chain)
  await world.sign(rung('DIVIDEND', 2, 5_000))
  await world.sign(rung('DIVIDEND', 3, 4_000))
  await world.play([
    { member: 8, product: 'RNG', betMinor: stake, winMinor: stake - parseMoney('10.00') },
  ])
  expect(await world.calculateAll(['DIVIDEND'])).toBe(parseMoney('5.00'))
  await world.place(chain)
  await world.sign(rung('DIVIDEND', 2, 5_000))
  await world.play([{ member: 8, product: 'RNG', betMinor: stake, winMinor: 0n }])
  // Half of 4 % of the stakes, though the whole stake was lost.
  expect(await world.calculateAll(['DIVIDEND'])).toBe(parseMoney('8.00'))
})

test('types signed in parallel share the bound, less the rebate', async () => {
  await world.place(chain)
  for (const type of ['REALTIME', 'HOURLY', 'DAILY', 'MEMBER_DAILY'] as const) {
    for (let below = 0; below < 6; below += 1) await world.sign(rung(type, 2 + below, 200 - below))
  }
  await world.giveRebate('RNG', 50)
  await world.play([{ member: 8, product: 'RNG', betMinor: stake, winMinor: 0n }])
  expect(await world.calculateAll(contractTypes)).toBe(parseMoney('6.00'))
})

test('a stake counts for agents once it is settled, with the part that was at risk', async () => {
  const signed = { winMinor: 0n, member: 8, product: 'RNG', betMinor: stake }
  const played = async (bet: Partial<LadderBet>) => {
    await world.place(chain)
    await world.sign(rung('REALTIME', 2, 100))
    await world.sign(rung('DAILY', 2, 100))
    await world.sign(rung('DIVIDEND', 2, 5_000))
    await world.play([{ ...signed, ...bet }])
    return world.calculateAll(contractTypes)
  }
  expect(await played({ validMinor: null })).toBe(0n)
  // A seat that took its chips back: nothing was at risk.
  expect(await played({ validMinor: 0n, winMinor: stake })).toBe(0n)
  // Two percent of the 2.00 of rake: the most that all types pay together.
  const rake = parseMoney('2.00')
  expect(await played({ validMinor: rake, winMinor: stake - rake })).toBe(parseMoney('0.04'))
  // Chips that another player won are no loss to the house beyond the rake.
  expect(await played({ validMinor: rake })).toBe(parseMoney('0.04'))
})

const tiersOf = fc
  .tuple(fc.integer({ min: 1, max: 9_000 }), fc.integer({ min: 0, max: 60 }), fc.boolean())
  .map(([rateBp, minimum, isFixed]): readonly Tier[] => [
    tier(Math.ceil(rateBp / 2), 10_000n),
    {
      ...tier(rateBp, BigInt(minimum + 2) * 10_000n),
      ...(isFixed && { fixedMinor: (BigInt(minimum + 2) * BigInt(rateBp)) / 1n }),
    },
  ])
const contract = fc.record({
  contractType: fc.constantFrom(...contractTypes),
  product: fc.constantFrom('CONS', 'RNG', 'LIVE', 'LOTT'),
  receiver: fc.integer({ min: 1, max: 8 }),
  period: fc.constantFrom('D', 'W', 'H', 'M'),
  tiers: tiersOf,
})
const bet = fc
  .record({
    member: fc.integer({ min: 1, max: 10 }),
    product: fc.constantFrom('RNG', 'LIVE', 'LOTT', 'PVP'),
    betMinor: fc.bigInt({ min: 1n, max: 1_000_000n }),
    winMinor: fc.bigInt({ min: 0n, max: 1_500_000n }),
    // The part at risk, in 1/100 of the stake; null for an unsettled stake.
    validPct: fc.option(fc.bigInt({ min: 0n, max: 100n })),
  })
  .map(({ validPct, ...one }) => ({
    ...one,
    validMinor: validPct === null ? null : (one.betMinor * validPct) / 100n,
  }))
/** The upline of each of ten members, at random. */
const tree = fc
  .tuple(...Array.from({ length: 10 }, (_, index) => fc.integer({ min: 0, max: index })))
  .map((uplines) => new Map(uplines.map((upline, index) => [index + 1, upline])))

/** By the rules of each type: no fixed amounts for dividends and real time, one contract per type and product. */
const signable = (contracts: readonly LadderContract[]): readonly LadderContract[] => {
  const known = new Set<string>()
  return contracts.flatMap((one) => {
    const key = `${one.receiver} ${one.contractType} ${one.product}`
    if (known.has(key)) return []
    known.add(key)
    const hasFixed = ['DAILY', 'HOURLY', 'MEMBER_DAILY'].includes(one.contractType)
    const tiers = one.tiers.map(({ fixedMinor, ...rest }) => ({
      ...rest,
      ...(hasFixed && fixedMinor !== undefined && { fixedMinor }),
    }))
    const isDividend = one.contractType === 'DIVIDEND'
    return [{ ...one, period: isDividend ? (one.period ?? 'D') : null, tiers }]
  })
}

test('for any tree, contracts and play, all types together are paid at most the bound of the valid stakes', async () => {
  await fc.assert(
    fc.asyncProperty(
      tree,
      fc.array(contract, { minLength: 1, maxLength: 14 }),
      fc.array(bet, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 250 }),
      async (uplines, contracts, bets, rebateBp) => {
        await world.place(uplines)
        for (const one of signable(contracts)) await world.sign(one)
        if (rebateBp > 0) await world.giveRebate('RNG', rebateBp)
        await world.play(bets)
        const isLottery = ({ product }: { product: string }) => product === 'LOTT'
        const sum = (list: readonly { validMinor: bigint | null }[]) =>
          list.reduce((all, { validMinor }) => all + (validMinor ?? 0n), 0n)
        const most =
          bound(sum(bets.filter(isLottery))) +
          bound(sum(bets.filter((one) => !isLottery(one))), Math.max(0, houseBoundBp - rebateBp))
        expect(await world.calculateAll(contractTypes)).toBeLessThanOrEqual(most + 1n)
      },
    ),
    { numRuns: inLongRun(15, 60) },
  )
})

test('a product that has a rebate rule keeps it when the demo data are seeded again', async () => {
  await world.place(chain)
  const rule = { product: 'RNG', lowest: 1, highest: 30, difference: 0, step: 1 } as const
  const { db } = createDatabase<AgentsTables>(world.pool)
  await insertFirstRebateRule(db, 1, rule, new Date('2030-05-14T12:00:00Z'))
  await insertFirstRebateRule(db, 1, { ...rule, highest: 50 }, new Date('2030-05-15T12:00:00Z'))
  const rules = await listRebateRules(db, 1)
  expect(rules).toEqual([rule])
})
