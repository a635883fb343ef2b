import { expect, it } from 'vitest'
import { formatsOf } from '../../text/format.ts'
import { pt } from '../../text/pt.ts'
import type { SeenRound } from '../board.ts'
import { sumWins } from './sum-wins.ts'

const bet = (stakeMinor: bigint, payoutMinor: bigint, cashedOutAt: number): SeenRound => ({
  id: `bet-${cashedOutAt}`,
  choice: { seat: 1, autoCashOut: null },
  actions: [],
  view: { cashedOutAt, crashAt: 500 },
  stakeMinor,
  payoutMinor,
  legal: [],
})

it('two won bets of a flight are one sum, and each says where it was cashed out', () => {
  const formats = formatsOf(pt)
  const shown = sumWins([bet(10_000n, 15_000n, 150), bet(20_000n, 46_000n, 230)], {
    text: pt,
    formats,
  })
  expect(shown.kind).toBe('won')
  expect(shown.amount).toBe(formats.money('6.10'))
  expect(shown.detail).toBe(
    `${formats.multiplier(150)} ${formats.money('1.50')} + ${formats.multiplier(230)} ${formats.money('4.60')}`,
  )
})
