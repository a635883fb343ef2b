import { findTitle } from '@trevo/titles/find-title.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { expect, it } from 'vitest'
import { redoRound, checkRound } from '@trevo/game-rules/engine/redo-round.ts'
import { isRepeated, testVectors } from './vectors.ts'

const titles = titlesInOrder.map(({ maths }) => maths)

it.each(titles)('the recorded rounds of $gameCode are reproduced', (maths) => {
  const vectors = testVectors.filter(({ game }) => game === maths.gameCode)
  expect(vectors.length).toBeGreaterThanOrEqual(2)
  for (const vector of vectors) {
    expect(vector.mathsVersion).toBe(maths.version)
    expect(isRepeated(vector)).toBe(true)
  }
})

const redone = (vector: (typeof testVectors)[number], changed: { serverSeed?: string } = {}) => {
  const found = findTitle(vector.game)
  if (!found) throw new Error(`no title ${vector.game}`)
  const { choice = null, actions = [], ...seeds } = vector
  const stakeMinor = BigInt(vector.stakeMinor)
  const input = { ...seeds, hashCount: 1, choice, actions, stakeMinor, ...changed }
  const round = redoRound(found, input)
  if (!round) throw new Error(`${vector.game} offers no such wager`)
  return round
}

it('a round with a changed payout, outcome or seed fails', () => {
  const [first, second] = testVectors
  if (!first || !second) throw new Error('no rounds were recorded')
  const round = redone(first)
  const { commitment, play } = round
  const record = { commitment, outcome: play.view, payoutMinor: play.payoutMinor }
  expect(checkRound(round, record)).toEqual({ commitment: true, outcome: true, payout: true })
  const paidMore = { ...record, payoutMinor: play.payoutMinor + 1n }
  expect(checkRound(round, paidMore).payout).toBe(false)
  expect(checkRound(redone(second), record).outcome).toBe(false)
  const otherSeed = redone(first, { serverSeed: 'cd'.repeat(32) })
  expect(checkRound(otherSeed, record).commitment).toBe(false)
})

it('a round is described in every language', () => {
  for (const vector of testVectors) {
    for (const facts of Object.values(redone(vector).facts)) {
      expect(facts.length, vector.game).toBeGreaterThan(0)
    }
  }
})

it('a wager that is not on offer is not redone', () => {
  const [vector] = testVectors
  const found = vector && findTitle(vector.game)
  if (!vector || !found) throw new Error('no rounds were recorded')
  const { serverSeed, clientSeed, nonce } = vector
  const seeds = { serverSeed, clientSeed, nonce, hashCount: 1 }
  const input = { ...seeds, choice: { more: 1 }, actions: [] }
  expect(redoRound(found, { ...input, stakeMinor: 10_000n })).toBeUndefined()
  expect(redoRound(found, { ...input, choice: null, stakeMinor: 1n })).toBeUndefined()
})
