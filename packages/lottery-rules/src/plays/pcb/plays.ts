import { range, sumOf } from '../../counting.ts'
import { classedByListing } from '../../forms/classed.ts'
import type { Balls, Play } from '../../play.ts'
import { definePlay } from '../define-play.ts'
import { itemBalls } from '../rows.ts'
import { shapeCodeOf, shapeCodes, threeOf } from '../shapes.ts'
import {
  comparedAs,
  dragon,
  isOnSide,
  pairedSideBalls,
  sideBalls,
  tie,
  tiger,
} from '../two-sides.ts'

const outcomes = threeOf(0, 9)

const play = (
  playId: number,
  rule: string,
  label: string,
  balls: Balls,
  wins: Parameters<typeof classedByListing>[0]['wins'],
  max = 1,
): Play =>
  definePlay({
    playId,
    name: 'PCB',
    rule,
    code: `PCB${rule}`,
    group: 'PCB',
    menu: { group: 'PCB', subGroup: label },
    reads: [0, 1, 2],
    ...classedByListing({ label, balls, wins, max }, outcomes),
  })

/** 22 to 27 and 0 to 5. */
const isExtreme = (ball: number, sum: number) => (ball === 0 ? sum >= 22 : sum <= 5)

/** Red 1, blue 2, green 3 by the remainder modulo three; 0, 13, 14 and 27 have no colour. */
const colourOf = (sum: number): number => {
  if ([0, 13, 14, 27].includes(sum)) return 0
  return [1, 3, 2][sum % 3] ?? 0
}

export const pcbPlays: readonly Play[] = [
  play(1905, 'SumValue', 'sum', itemBalls(range(0, 27)), (ball, seen) => sumOf(seen) === ball),
  play(1906, 'TwoSides', 'sides', sideBalls, (ball, seen) => isOnSide(ball, sumOf(seen), 14), 4),
  play(1907, 'Combined', 'sides', pairedSideBalls, (ball, seen) => isOnSide(ball, sumOf(seen), 14)),
  play(1908, 'Extreme', 'extreme', itemBalls([0, 1]), (ball, seen) => isExtreme(ball, sumOf(seen))),
  play(
    1909,
    'SumColour',
    'colour',
    itemBalls([1, 2, 3]),
    (ball, seen) => colourOf(sumOf(seen)) === ball,
  ),
  play(
    1910,
    'Special',
    'special',
    { values: shapeCodes, width: 1, join: '' },
    (ball, seen) => shapeCodeOf(seen, 10) === ball,
    5,
  ),
  play(1911, 'DragonTigerTie', 'compare', itemBalls([tiger, dragon, tie]), (ball, seen) => {
    const came = comparedAs([seen[0] ?? 0, seen[2] ?? 0])
    if (ball === came) return true
    return came === tie ? 'refund' : false
  }),
  ...['hundreds', 'tens', 'ones'].map((name, place) => ({
    ...play(
      1912 + place,
      'Digit',
      'digits',
      { values: range(0, 9), width: 1, join: '' },
      (ball, seen) => seen[place] === ball,
      10,
    ),
    name,
    code: `PCBDigit${place + 1}`,
  })),
  play(
    1915,
    'SumTail',
    'sumTail',
    { values: range(0, 9), width: 1, join: '' },
    (ball, seen) => sumOf(seen) % 10 === ball,
    10,
  ),
]
