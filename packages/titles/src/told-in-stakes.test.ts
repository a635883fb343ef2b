import { chanceOf } from '@trevo/fairness/chance.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { measureOf } from '@trevo/game-rules/engine/measures.ts'
import { smallestStakeOf } from '@trevo/game-rules/engine/smallest-stake.ts'
import { expect, test } from 'vitest'
import { isSlot } from './slot-titles.ts'
import type { TestVector, Title } from './title.ts'
import { titlesInOrder } from './titles-in-order.ts'
import { isToldInStakes } from './told-in-stakes.ts'

/** Wagers of a title as its measure plays them, each at the smallest stake that it has there. */
const wagersOf = ({ maths }: Title) =>
  isSlot(maths)
    ? [{ stakeMinor: maths.stakeStepsMinor[0] ?? 0n, choice: null }]
    : measureOf(maths).wagers(maths)

const told = titlesInOrder.filter(({ maths }) => isToldInStakes(maths.gameCode))
const others = titlesInOrder.filter(({ maths }) => !isToldInStakes(maths.gameCode))

test('slots, instant games and cards against nobody are told in stakes, tables and rooms are not', () => {
  for (const code of [
    'tigre-da-sorte',
    'minas-de-esmeralda',
    'sobe-e-desce',
    'valetes-ou-melhor',
  ]) {
    expect([code, isToldInStakes(code)]).toEqual([code, true])
  }
  for (const code of [
    'roleta-ipanema',
    'vinte-e-um-do-trevo',
    'foguete-maluco',
    'salao-do-bingo',
    'truco',
  ]) {
    expect([code, isToldInStakes(code)]).toEqual([code, false])
  }
})

test.each(told.map((title) => [title.maths.gameCode, title] as const))(
  'any choice of %s has one smallest stake, regardless of the round’s',
  (_, title) => {
    const { maths } = title
    const engine = engineOf(maths)
    const [first = 1n] = maths.stakeStepsMinor
    for (const { stakeMinor, choice } of wagersOf(title)) {
      const found = maths.stakeStepsMinor.map((step) =>
        smallestStakeOf(engine, maths, { stakeMinor: (stakeMinor * step) / first, choice }),
      )
      expect(new Set(found).size).toBe(1)
      expect(found[0]).toBeTypeOf('bigint')
    }
  },
)

test('a title that is left out has amounts in its choice, or its rounds are those of a room', () => {
  const alone = others.filter((title) => {
    const engine = engineOf(title.maths)
    return wagersOf(title).every(
      (wager) => smallestStakeOf(engine, title.maths, wager) !== undefined,
    )
  })
  expect(alone.map(({ maths }) => maths.gameCode).toSorted()).toEqual([
    'foguete-maluco',
    'fossa-das-luzes',
    'lagoa-encantada',
    'luzes-de-varginha',
    'recife-da-meia-noite',
    'salao-do-bingo',
  ])
})

/** What a recorded round pays at a stake. */
const payoutAt = ({ maths }: Title, vector: TestVector, stakeMinor: bigint) => {
  const { choice = null, actions = [], serverSeed, clientSeed, nonce } = vector
  const chance = chanceOf({ serverSeed, clientSeed, nonce })
  const play = engineOf(maths).play(maths, { stakeMinor, choice }, actions, chance)
  expect(play.legal).toEqual([])
  return { payoutMinor: play.payoutMinor, stakeMinor: play.stakeMinor }
}

test.each(told.map((title) => [title.maths.gameCode, title] as const))(
  'a recorded round of %s is the same at the smallest stake, with its actions',
  (_, title) => {
    const { maths, vectors } = title
    const engine = engineOf(maths)
    const current = vectors.filter(({ mathsVersion }) => mathsVersion === maths.version)
    expect(current.length).toBeGreaterThan(0)
    for (const vector of current) {
      const stakeMinor = BigInt(vector.stakeMinor)
      const { choice = null } = vector
      const smallest = smallestStakeOf(engine, maths, { stakeMinor, choice })
      if (smallest === undefined) throw new Error(`${maths.gameCode}: no smallest stake`)
      const own = payoutAt(title, vector, stakeMinor)
      const bare = payoutAt(title, vector, smallest)
      const inStakes = (of: typeof own) => Number(of.payoutMinor) / Number(of.stakeMinor)
      // A payout is rounded down to 1/10,000 BRL at either stake.
      expect(Math.abs(inStakes(bare) - inStakes(own))).toBeLessThan(0.01)
    }
  },
)
