import { range, sumOf } from '../../counting.ts'
import { classed } from '../../forms/classed.ts'
import type { Play } from '../../play.ts'
import { definePlay } from '../define-play.ts'
import { itemBalls } from '../rows.ts'
import { isOnSide, sideBalls } from '../two-sides.ts'
import type { DigitContext } from './context.ts'

const every = (balls: readonly number[], ways: number) =>
  Object.fromEntries(balls.map((ball) => [ball, ways]))

/** A digit at a place, at odds. */
export const digitAtOdds = (playId: number, context: DigitContext): Play =>
  definePlay({
    ...context,
    playId,
    rule: 'Digit',
    menu: { group: 'ENT', subGroup: 'digit' },
    kind: 'odds',
    prizeModes: ['ENT', 'ELOTT'],
    ...classed({
      label: 'digits',
      balls: { values: range(0, 9), width: 1, join: '' },
      max: 10,
      wins: (ball, [seen]) => ball === seen,
      ways: every(range(0, 9), 1),
      outcomes: 10,
    }),
  })

/** Big, small, odd or even: of one digit, or of a sum that is equally often on either side. */
export const twoSides = (
  playId: number,
  context: DigitContext,
  {
    name,
    bigFrom,
    ...rest
  }: { name: string; bigFrom: number } & Partial<Pick<Play, 'kind' | 'prizeModes'>>,
): Play =>
  definePlay({
    ...context,
    playId,
    rule: name,
    menu: { group: rest.kind === 'odds' ? 'ENT' : 'BSOE', subGroup: 'sides' },
    ...rest,
    ...classed({
      label: 'sides',
      balls: sideBalls,
      max: 4,
      wins: (ball, seen) => isOnSide(ball, sumOf(seen), bigFrom),
      ways: every(sideBalls.values, 1),
      outcomes: 2,
    }),
  })

/** A digit that comes at least at one of the places. */
export const containsAtOdds = (playId: number, context: DigitContext): Play => {
  const size = context.reads?.length ?? 0
  return definePlay({
    ...context,
    playId,
    rule: 'Contains',
    menu: { group: 'ENT', subGroup: 'digit' },
    kind: 'odds',
    prizeModes: ['ENT', 'ELOTT'],
    ...classed({
      label: 'digits',
      balls: itemBalls(range(0, 9)),
      wins: (ball, seen) => seen.includes(ball),
      ways: every(range(0, 9), 10 ** size - 9 ** size),
      outcomes: 10 ** size,
    }),
  })
}
