import { expect, test } from 'vitest'
import { lotteryKinds } from '../../modules/lottery/index.ts'
import { sportsbookKinds } from '../../modules/sportsbook/index.ts'
import { agentMovements } from './agent-movements.ts'

const { movementOf } = agentMovements({
  getKind: () => {
    throw new Error('no kind is asked for')
  },
} as never)

test('whatever a lottery or the sportsbook moves is part of the figures of a team', () => {
  // A trace's stake counts when it is held; taking it moves nothing.
  const known = ['lottery.stake_captured']
  const left = [...lotteryKinds, ...sportsbookKinds]
    .map(({ kind }) => kind)
    .filter((kind) => movementOf(kind) === undefined && !known.includes(kind))
  expect(left).toEqual([])
})

test('a bet on sports that wins, is cashed out or is settled in another way is what its member won', () => {
  for (const kind of ['prize_paid', 'cash_out_paid', 'prize_reversed']) {
    expect(movementOf(`sportsbook.${kind}`)).toBe('win')
  }
  expect(movementOf('sportsbook.stake_sold')).toBe('undone')
})
