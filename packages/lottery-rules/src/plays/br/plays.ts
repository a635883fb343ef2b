import { choose, range } from '../../counting.ts'
import { columnHits } from '../../forms/column-hits.ts'
import { byHits } from '../../forms/contain.ts'
import type { Balls, Play } from '../../play.ts'
import { ratio, type Ratio } from '../../ratio.ts'
import { definePlay } from '../define-play.ts'
import { anyOf, type Pool } from '../distinct-plays.ts'
import { digitBalls, rowOf } from '../rows.ts'

const odds = { kind: 'odds', prizeModes: ['ELOTT'] } as const

/** The part of the return that goes to each number of hits, in twentieths. */
type Parts = Readonly<Record<number, number>>

/** Fair multipliers of tiers that each get a part of the return: part ÷ chance. */
const tiersOf = (parts: Parts, waysOf: (hits: number) => number, all: number) => {
  const whole = Object.values(parts).reduce((sum, part) => sum + part, 0)
  const tiers: [string, Ratio][] = Object.entries(parts)
    .toReversed()
    .map(([hits, part]) => [`hits${hits}`, ratio(part * all, whole * waysOf(Number(hits)))])
  return Object.fromEntries(tiers)
}
const tierOfHits = (parts: Parts) => (hits: number) =>
  parts[hits] === undefined ? undefined : `hits${hits}`

type Ticket = {
  readonly playId: number
  readonly group: Play['group']
  readonly pool: number
  readonly drawn: number
  /** How many numbers one stake has; a ticket may have up to `max`, and buys every choice of them. */
  readonly size: number
  readonly max: number
  readonly parts: Parts
}

/** A ticket of several numbers: each choice of `size` of them is a stake. */
const ticket = ({ playId, group, pool, drawn, size, max, parts }: Ticket): Play => {
  const balls: Balls = { values: range(1, pool), width: 2, join: '-' }
  return definePlay({
    ...odds,
    playId,
    group,
    name: group,
    rule: 'Ticket',
    menu: { group: 'Ticket', subGroup: 'ticket' },
    reads: range(0, drawn - 1),
    form: byHits(size, rowOf('numbers', balls, size, max), tierOfHits(parts)),
    tiers: tiersOf(
      parts,
      (hits) => choose(drawn, hits) * choose(pool - drawn, size - hits),
      choose(pool, size),
    ),
  })
}

/** A few numbers that must all come. */
const few = (first: number, group: Play['group'], pool: number, drawn: number, to: number) =>
  range(1, to).map((size): Play => {
    const balls: Balls = { values: range(1, pool), width: 2, join: '-' }
    const shape: Pool = { group, balls, drawn, labels: [] }
    const play = anyOf(shape, size, { playId: first + size, name: `Any${size}`, ...odds })
    // A line must remain countable: fifteen numbers at most.
    const rows = play.form.rows.map((row) => ({ ...row, max: 15 }))
    return { ...play, form: { ...play.form, rows }, menu: { group: 'Few', subGroup: 'any' } }
  })

const columns: Play = definePlay({
  ...odds,
  playId: 9640,
  group: 'BR_COLUMNS',
  name: 'BR_COLUMNS',
  rule: 'Columns',
  menu: { group: 'Ticket', subGroup: 'ticket' },
  reads: range(0, 6),
  form: columnHits(
    range(1, 7).map((column) => rowOf(`column${column}`, digitBalls, 1, 3)),
    (hits) => (hits >= 3 ? `hits${hits}` : undefined),
  ),
  tiers: tiersOf(
    { 3: 5, 4: 3, 5: 3, 6: 4, 7: 5 },
    (hits) => choose(7, hits) * 9 ** (7 - hits),
    10 ** 7,
  ),
})

export const brPlays: readonly Play[] = [
  ticket({
    playId: 9600,
    group: 'BR_6_60',
    pool: 60,
    drawn: 6,
    size: 6,
    max: 20,
    parts: { 4: 6, 5: 6, 6: 8 },
  }),
  ...few(9600, 'BR_6_60', 60, 6, 5),
  ticket({
    playId: 9610,
    group: 'BR_5_80',
    pool: 80,
    drawn: 5,
    size: 5,
    max: 15,
    parts: { 2: 4, 3: 4, 4: 4, 5: 8 },
  }),
  ...few(9610, 'BR_5_80', 80, 5, 4),
  ticket({
    playId: 9620,
    group: 'BR_15_25',
    pool: 25,
    drawn: 15,
    size: 15,
    max: 20,
    parts: { 11: 4, 12: 3, 13: 3, 14: 4, 15: 6 },
  }),
  ...few(9620, 'BR_15_25', 25, 15, 5),
  columns,
]
