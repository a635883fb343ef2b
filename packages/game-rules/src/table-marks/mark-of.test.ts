import { expect, it } from 'vitest'
import type { Json } from '../engine/json.ts'
import { doubleZero } from '../roulette/types.ts'
import { markOf } from './mark-of.ts'

const shown = (family: string, outcome: Json): string | undefined => {
  const mark = markOf({ family }, outcome)
  return mark && `${mark.tone} ${mark.text.PT}/${mark.text.EN}`
}

it('marks the pocket of a roulette in its colour', () => {
  expect([17, 32, 0, doubleZero].map((pocket) => shown('roulette', { pocket }))).toEqual([
    'black 17/17',
    'red 32/32',
    'green 0/0',
    'green 00/00',
  ])
  expect(shown('lit-roulette', { pocket: 17, lit: [] })).toBe('black 17/17')
})

it('marks the winner of two sides by its initial in each language', () => {
  const winners = (family: string, all: readonly string[]) =>
    all.map((winner) => shown(family, { winner }))
  expect(winners('baccarat', ['player', 'banker', 'tie'])).toEqual([
    'blue J/P',
    'red B/B',
    'green E/T',
  ])
  expect(winners('dragon-tiger', ['dragon', 'tiger', 'tie', 'suited-tie'])).toEqual([
    'red D/D',
    'gold T/T',
    'green =/=',
    'green =/=',
  ])
  expect(winners('arena', ['red', 'blue', 'draw'])).toEqual(['red V/R', 'blue A/B', 'green =/='])
})

it('marks what a wheel of money paid, bonuses in gold', () => {
  expect(shown('money-wheel', { place: 'n-5', odds: 5 })).toBe('blue 5/5')
  expect(shown('money-wheel', { place: 'coin', odds: 40 })).toBe('gold 40/40')
})

it('has no mark for games whose results are more than one', () => {
  expect(shown('bingo75', { balls: [1, 2, 3] })).toBeUndefined()
  expect(shown('blackjack-table', { dealer: [] })).toBeUndefined()
})
