import { expect, test } from 'vitest'
import { arrivalOf, canPeerMove, hasArrived, isEnded, peerMoves } from './peer-outcomes.ts'

const outcomes = Object.keys(peerMoves) as (keyof typeof peerMoves)[]

test('WITHDRAW-1: a part that was not received is proved or unpaid; every other answer is the last', () => {
  expect(outcomes.filter((to) => canPeerMove('waiting', to))).toEqual([
    'not_received',
    'received',
    'all_received',
    'forced_received',
  ])
  expect(outcomes.filter((to) => canPeerMove('not_received', to))).toEqual(['proved', 'unpaid'])
  expect(outcomes.filter((one) => !isEnded(one))).toEqual(['waiting', 'not_received'])
})

test('the payee has what was received, by any answer, or proved', () => {
  expect(outcomes.filter(hasArrived)).toEqual([
    'received',
    'all_received',
    'forced_received',
    'proved',
  ])
})

test('of a withdrawal the rest is outstanding', () => {
  const part = (outcome: keyof typeof peerMoves, amount: bigint) => ({
    outcome,
    amount_minor: amount,
  })
  expect(arrivalOf(100n, [])).toEqual({ receivedMinor: 0n, remainingMinor: 100n })
  const parts = [
    part('received', 30n),
    part('proved', 5n),
    part('waiting', 40n),
    part('unpaid', 25n),
  ]
  expect(arrivalOf(100n, parts)).toEqual({ receivedMinor: 35n, remainingMinor: 65n })
})
