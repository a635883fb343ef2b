import { choose, range, sumOf } from '../counting.ts'
import { classed } from '../forms/classed.ts'
import { byHits } from '../forms/contain.ts'
import { equalSets, inAnyOrder, sameNumbers } from '../forms/digit-sets.ts'
import { straightDistinct } from '../forms/distinct.ts'
import { ballsOf } from '../forms/items.ts'
import { manualOf } from '../forms/straight.ts'
import type { Balls, Play } from '../play.ts'
import { ratio } from '../ratio.ts'
import { definePlay } from './define-play.ts'
import { isRising } from './digits/context.ts'
import { entryOf, rowOf } from './rows.ts'

/** A group whose numbers are all different, and the plays made for it by one list. */
export type Pool = {
  readonly group: Play['group']
  readonly balls: Balls
  readonly drawn: number
  readonly labels: readonly string[]
}

type Common = Pick<Play, 'playId' | 'name'> & Partial<Pick<Play, 'kind' | 'prizeModes' | 'twin'>>

const ordersOf = (pool: Pool, size: number): number =>
  range(0, size - 1).reduce((product, used) => product * (pool.balls.values.length - used), 1)
const isDifferent = (entry: readonly number[]) => new Set(entry).size === entry.length
const menuOf = (common: Common, subGroup: string) =>
  common.kind === 'odds' ? { group: 'ENT', subGroup } : { group: common.name, subGroup }

const exactOf = (pool: Pool, reads: readonly number[]) =>
  straightDistinct(reads.map((place) => rowOf(pool.labels[place] ?? 'balls', pool.balls)))

/** A ball for each of these places, in order. */
export const straightOf = (pool: Pool, reads: readonly number[], common: Common): Play =>
  definePlay({
    ...common,
    group: pool.group,
    rule: 'Straight',
    menu: menuOf(common, 'straight'),
    reads,
    form: exactOf(pool, reads),
    tiers: { win: ratio(ordersOf(pool, reads.length)) },
  })

export const straightSingleOf = (pool: Pool, reads: readonly number[], common: Common): Play =>
  definePlay({
    ...common,
    group: pool.group,
    rule: 'StraightSingle',
    menu: menuOf(common, 'straight'),
    reads,
    form: manualOf(exactOf(pool, reads), entryOf(pool.balls, reads.length), isDifferent),
    tiers: { win: ratio(ordersOf(pool, reads.length)) },
  })

/** The balls of these places in any order. */
export const comOf = (pool: Pool, reads: readonly number[], common: Common): Play => {
  const row = rowOf('balls', pool.balls, reads.length)
  return definePlay({
    ...common,
    group: pool.group,
    rule: 'Com',
    menu: menuOf(common, 'group'),
    reads,
    form: equalSets({ size: reads.length, times: 1 }, row),
    tiers: { win: ratio(choose(pool.balls.values.length, reads.length)) },
  })
}

export const comSingleOf = (pool: Pool, reads: readonly number[], common: Common): Play =>
  definePlay({
    ...common,
    group: pool.group,
    rule: 'ComSingle',
    menu: menuOf(common, 'group'),
    reads,
    form: manualOf(
      inAnyOrder(sameNumbers),
      entryOf(pool.balls, reads.length),
      (entry) => isDifferent(entry) && isRising(entry),
    ),
    tiers: { win: ratio(choose(pool.balls.values.length, reads.length)) },
  })

const anyForm = (pool: Pool, size: number) => {
  const needed = Math.min(size, pool.drawn)
  return byHits(size, rowOf('balls', pool.balls, size), (hits) =>
    hits === needed ? 'win' : undefined,
  )
}
const anyFair = ({ balls, drawn }: Pool, size: number) => {
  const all = balls.values.length
  // Up to as many as are drawn, all must come; with more, all that are drawn must be among them.
  const ways = size <= drawn ? choose(drawn, size) : choose(all - drawn, size - drawn)
  return ratio(choose(all, size), ways)
}

/** A number of balls among all that are drawn, or all that are drawn among a number of balls. */
export const anyOf = (pool: Pool, size: number, common: Common): Play =>
  definePlay({
    ...common,
    group: pool.group,
    rule: 'Hits',
    code: common.kind === 'odds' ? `Any${size}Odds` : `Any${size}`,
    menu: menuOf(common, 'any'),
    reads: range(0, pool.drawn - 1),
    form: anyForm(pool, size),
    tiers: { win: anyFair(pool, size) },
  })

export const anySingleOf = (pool: Pool, size: number, common: Common): Play =>
  definePlay({
    ...common,
    group: pool.group,
    rule: 'HitsSingle',
    code: `Any${size}Single`,
    menu: menuOf(common, 'any'),
    reads: range(0, pool.drawn - 1),
    form: manualOf(
      anyForm(pool, size),
      entryOf(pool.balls, size),
      (entry) => isDifferent(entry) && isRising(entry),
    ),
    tiers: { win: anyFair(pool, size) },
  })

const win = { tier: 'win', stakes: 1 } as const

/** A ball at the place that the item's digit names. */
export const fixedPlaceOf = (pool: Pool, from: readonly number[], common: Common): Play =>
  definePlay({
    ...common,
    group: pool.group,
    rule: 'Place',
    menu: menuOf(common, 'place'),
    form: ballsOf(rowOf('balls', pool.balls), (ball, [seen]) => (ball === seen ? win : undefined)),
    places: { by: 'digit', from, size: 1 },
    tiers: { win: ratio(pool.balls.values.length) },
  })

/** A ball at one place, at odds. */
export const placeAtOdds = (pool: Pool, place: number, common: Common): Play =>
  definePlay({
    ...common,
    group: pool.group,
    rule: 'Digit',
    menu: menuOf(common, 'place'),
    reads: [place],
    form: ballsOf(rowOf('balls', pool.balls), (ball, [seen]) => (ball === seen ? win : undefined)),
    tiers: { win: ratio(pool.balls.values.length) },
  })

/** The sum of these places: a tier for each, by the number of tuples that add up to it. */
export const sumOfPlaces = (pool: Pool, reads: readonly number[], common: Common): Play => {
  const tuples = [...exactOf(pool, reads).combinations(reads.map(() => pool.balls.values))]
  const ways: Record<number, number> = {}
  for (const tuple of tuples) ways[sumOf(tuple)] = (ways[sumOf(tuple)] ?? 0) + 1
  return definePlay({
    ...common,
    group: pool.group,
    rule: 'SumValue',
    menu: menuOf(common, 'sum'),
    reads,
    ...classed({
      label: 'sum',
      balls: { values: Object.keys(ways).map(Number), width: 1, join: 'one' },
      wins: (ball, seen) => sumOf(seen) === ball,
      ways,
      outcomes: tuples.length,
    }),
  })
}
