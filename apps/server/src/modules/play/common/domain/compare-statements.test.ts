import type { StatementBet } from '@trevo/contract/vendor/statement.ts'
import { describe, expect, test } from 'vitest'
import { compareStatements, type OwnBet } from './compare-statements.ts'

const span = { from: new Date('2026-11-22T03:00:00Z'), to: new Date('2026-11-23T03:00:00Z') }
const inside = '2026-11-22T12:00:00.000Z'
const theirs: StatementBet = {
  transactionId: 't1',
  roundId: 'r1',
  stake: '1.00',
  payout: '2.50',
  state: 'settled',
  at: inside,
}
const ours: OwnBet = {
  debitTxn: 't1',
  roundId: 'r1',
  stakeMinor: 10_000n,
  payoutMinor: 25_000n,
  state: 'settled',
  isInReview: false,
  at: new Date(inside),
}
const late = new Date('2026-11-23T03:00:01Z')

describe('a vendor’s record of bets beside ours', () => {
  test.each<readonly [string, readonly StatementBet[], readonly OwnBet[], readonly string[]]>([
    ['the same on both sides', [theirs], [ours], []],
    ['nothing on both sides', [], [], []],
    ['unknown here', [theirs], [], ['statement_bet_unknown_here']],
    ['unknown here, and cancelled there', [{ ...theirs, state: 'cancelled' }], [], []],
    ['unknown there', [], [ours], ['statement_bet_unknown_there']],
    ['unknown there, and given back here', [], [{ ...ours, state: 'cancelled' }], []],
    ['another stake', [{ ...theirs, stake: '1.01' }], [ours], ['statement_stake_differs']],
    ['another payout', [{ ...theirs, payout: '2.51' }], [ours], ['statement_end_differs']],
    ['paid there, open here', [theirs], [{ ...ours, state: 'open' }], ['statement_end_differs']],
    [
      'a payout that an operator looks at',
      [theirs],
      [{ ...ours, payoutMinor: 0n, isInReview: true }],
      [],
    ],
    ['a second late here', [theirs], [{ ...ours, at: late }], []],
    ['a second late there', [{ ...theirs, at: late.toISOString() }], [ours], []],
    ['outside on both sides', [{ ...theirs, at: late.toISOString() }], [], []],
  ])('%s', (_what, told, own, differences) => {
    expect(compareStatements(span, told, own).map(({ what }) => what)).toEqual(differences)
  })

  test('a difference tells both sides', () => {
    const [difference] = compareStatements(span, [{ ...theirs, payout: '9.00' }], [ours])
    expect(difference).toMatchObject({
      about: 't1',
      detail: { round: 'r1', theirPayout: '9.00', ourPayout: '2.50', ourState: 'settled' },
    })
  })
})
