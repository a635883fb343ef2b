import { expect, test } from 'vitest'
import { needsFourEyes, reviewReasonsFor, type ReviewFacts } from './review-rules.ts'

const limits = {
  auto_max_minor: 10_000n,
  first_max_minor: 2_000n,
  new_device_max_minor: 3_000n,
  day_count_max: 3,
  day_sum_max_minor: 20_000n,
  members_won_max_minor: 5_000n,
}
const facts: ReviewFacts = {
  amountMinor: 1_000n,
  paidCount: 4,
  dayCount: 0,
  daySumMinor: 0n,
  isKnownDevice: true,
  isUnplayed: false,
  wonFromMembersMinor: 0n,
  hasReceived: false,
  isSignalled: false,
}

test.each<[Partial<ReviewFacts>, readonly string[]]>([
  [{}, []],
  [{ amountMinor: 10_000n }, []],
  [{ amountMinor: 10_001n }, ['amount']],
  [{ dayCount: 2 }, []],
  [{ dayCount: 3 }, ['velocity']],
  [{ daySumMinor: 19_000n }, []],
  [{ daySumMinor: 19_001n }, ['velocity']],
  [{ paidCount: 0, amountMinor: 2_000n }, []],
  [{ paidCount: 0, amountMinor: 2_001n }, ['first']],
  [{ paidCount: 1, amountMinor: 2_001n }, []],
  [{ isKnownDevice: false, amountMinor: 3_000n }, []],
  [{ isKnownDevice: false, amountMinor: 3_001n }, ['new_device']],
  [{ isUnplayed: true }, ['unplayed']],
  [{ wonFromMembersMinor: 5_000n }, []],
  [{ wonFromMembersMinor: 5_001n }, ['won_from_members']],
  [{ hasReceived: true }, ['transfers_received']],
  [{ isSignalled: true }, ['play_signal']],
  [
    { amountMinor: 10_001n, paidCount: 0, isKnownDevice: false, dayCount: 9 },
    ['amount', 'velocity', 'first', 'new_device'],
  ],
])('a withdrawal with %s is reviewed for %j', (more, reasons) => {
  expect(reviewReasonsFor({ ...facts, ...more }, limits)).toEqual(reasons)
})

test('two operators approve from the amount on', () => {
  const limit = { four_eyes_from_minor: 10_000n }
  expect([needsFourEyes(9_999n, limit), needsFourEyes(10_000n, limit)]).toEqual([false, true])
})
