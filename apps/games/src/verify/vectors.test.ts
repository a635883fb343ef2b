import { slotTitles } from '@trevo/titles/slot-titles.ts'
import { expect, it } from 'vitest'
import { redoRound, checkRound } from './redo-round.ts'
import { isRepeated, testVectors } from './vectors.ts'

it.each(slotTitles)('the recorded rounds of $gameCode come out the same', (maths) => {
  const vectors = testVectors.filter(({ game }) => game === maths.gameCode)
  expect(vectors.length).toBeGreaterThanOrEqual(2)
  for (const vector of vectors) {
    expect(vector.mathsVersion).toBe(maths.version)
    expect(isRepeated(vector, maths)).toBe(true)
  }
})

it('a round with a changed payout, outcome or seed does not pass', () => {
  const [maths] = slotTitles
  if (!maths) throw new Error('no titles')
  const input = { serverSeed: 'ab'.repeat(32), clientSeed: 'x', nonce: 3, stakeMinor: 10_000n }
  const redone = redoRound(maths, input)
  const { commitment, outcome } = redone
  const payoutMinor = BigInt(outcome.payoutMinor)
  const record = { commitment, outcome, payoutMinor }
  expect(checkRound(redone, record)).toEqual({ commitment: true, outcome: true, payout: true })
  expect(checkRound(redone, { ...record, payoutMinor: payoutMinor + 1n }).payout).toBe(false)
  const other = redoRound(maths, { ...input, nonce: 4 })
  expect(checkRound(other, record).outcome).toBe(false)
  const otherSeed = redoRound(maths, { ...input, serverSeed: 'cd'.repeat(32) })
  expect(checkRound(otherSeed, record).commitment).toBe(false)
})
