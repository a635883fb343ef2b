import { maths } from '@trevo/titles/duelo-do-dragao/maths.ts'
import { describe, expect, it, test } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'

describe('dragon tiger', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 1,
    rtpBpFrom: 8_602,
    rtpBpTo: 9_627,
  })
})

// Of the 415 cards left, 31 have the rank of the first, 7 of them its suit too.
test.each([
  ['dragon', 100 * (1 - 31 / 415 / 2)],
  ['tiger', 100 * (1 - 31 / 415 / 2)],
  ['tie', (100 * 12 * 31) / 415],
  ['suited-tie', (100 * 51 * 7) / 415],
])('%s returns %d per cent', (id, percent) => {
  const wager = measure.wagers(maths).find((one) => one.id === id)
  expect((wager?.exact?.rtpBp ?? 0) / 100).toBeCloseTo(percent, 9)
})

// M. Shackleford, Wizard of Odds, “Dragon Tiger”, eight decks: edges in per cent, a tie at 11 to 1.
test.each([
  ['dragon', '3.73'],
  ['tie', '10.36'],
  ['suited-tie', '13.98'],
])('the published edge of %s is %s per cent', (id, edge) => {
  const wager = measure.wagers(maths).find((one) => one.id === id)
  expect((100 - (wager?.exact?.rtpBp ?? 0) / 100).toFixed(2)).toBe(edge)
})

it('the edge on a side is 3.7349 per cent', () => {
  const [dragon] = measure.wagers(maths)
  expect((100 - (dragon?.exact?.rtpBp ?? 0) / 100).toFixed(4)).toBe('3.7349')
})

it('the ace is the lowest card', () => {
  const bets = ['dragon', 'tiger'].map((bet) => ({ bet, stakeMinor: '10000' }))
  const numbers = [51, 0]
  const chance = { nextInt: () => numbers.shift() ?? 0 }
  const { view } = engine.play(maths, { stakeMinor: 20_000n, choice: { bets } }, [], chance)
  expect(view.outcome).toEqual({ dragon: 'AS', tiger: '2C', winner: 'tiger' })
})
