import { expect, test } from 'vitest'
import { done, judgementOf, refusalOfWallet, refused, tryAgain } from './round-outcome.ts'

test('only what a correct vendor never gets counts as its fault', () => {
  const faults = [
    'other_currency',
    'stake_of_zero',
    'id_reused',
    'movement_unknown',
    'stake_settled',
  ]
  const goods = [
    'session_over',
    'game_closed',
    'player_unknown',
    'stake_too_high',
    'insufficient_balance',
    'debits_refused',
    'limit_reached',
    'movement_reversed',
    'busy',
  ]
  const all = { fault: faults, good: goods, neither: ['session_unknown'] } as const
  for (const [judgement, refusals] of Object.entries(all)) {
    for (const one of refusals)
      expect(judgementOf(one as Parameters<typeof judgementOf>[0])).toBe(judgement) // one of them
  }
})

test('a refusal moves nothing; only one that says so may be repeated', () => {
  expect(done(500n, 7n, true)).toEqual({
    kind: 'done',
    balanceMinor: 500n,
    transferId: 7n,
    repeated: true,
    held: false,
  })
  expect(refused('insufficient_balance', 500n)).toEqual({
    kind: 'refused',
    refusal: 'insufficient_balance',
    mayRetry: false,
    balanceMinor: 500n,
  })
  expect(tryAgain('busy')).toMatchObject({ mayRetry: true, balanceMinor: undefined })
  expect(refusalOfWallet['limit.check_due']).toBe('limit_reached')
})
