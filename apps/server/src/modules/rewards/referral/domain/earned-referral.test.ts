import { expect, test } from 'vitest'
import { isReferralEarned } from './earned-referral.ts'

test.each([
  ['a verified person who won', { isVerifiedPerson: true, lostMinor: -500_000n }, true],
  [
    'nobody known who lost more than the reward',
    { isVerifiedPerson: false, lostMinor: 100_001n },
    true,
  ],
  ['nobody known who lost as much', { isVerifiedPerson: false, lostMinor: 100_000n }, false],
  ['nobody known who won', { isVerifiedPerson: false, lostMinor: -1n }, false],
])('REWARD-5: a reward of R$ 10.00 for %s: %o is earned: %s', (_, facts, isEarned) => {
  expect(isReferralEarned(facts, 100_000n)).toBe(isEarned)
})
