import { expect, test } from 'vitest'
import { lotteryKinds } from '../../modules/lottery/index.ts'
import { sportsbookKinds } from '../../modules/sportsbook/index.ts'
import { agentMovements } from './agent-movements.ts'

const { movementOf } = agentMovements({
  getKind: () => {
    throw new Error('unexpected call')
  },
} as never)

test('every movement of a lottery or the sportsbook counts in a team’s figures', () => {
  // A trace's stake counts when it is held; capturing it moves nothing.
  const known = ['lottery.stake_captured']
  const left = [...lotteryKinds, ...sportsbookKinds]
    .map(({ kind }) => kind)
    .filter((kind) => movementOf(kind) === undefined && !known.includes(kind))
  expect(left).toEqual([])
})

test('a sports bet that wins, is cashed out or is settled otherwise counts as its member’s winnings', () => {
  for (const kind of ['prize_paid', 'cash_out_paid', 'prize_reversed']) {
    expect(movementOf(`sportsbook.${kind}`)).toBe('win')
  }
  expect(movementOf('sportsbook.stake_sold')).toBe('undone')
})
