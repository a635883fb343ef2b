import { choose, range } from '../../counting.ts'
import { byHits } from '../../forms/contain.ts'
import { withSpecial } from '../../forms/with-special.ts'
import type { Play } from '../../play.ts'
import { ratio } from '../../ratio.ts'
import { definePlay } from '../define-play.ts'
import { rowOf } from '../rows.ts'
import { lhcBalls } from './balls.ts'

const link = (
  playId: number,
  rule: string,
  parts: Pick<Parameters<typeof definePlay>[0], 'form' | 'tiers' | 'reads'>,
): Play =>
  definePlay({
    playId,
    name: 'Link',
    rule,
    group: 'LHC',
    menu: { group: 'Link', subGroup: rule },
    ...parts,
  })

/** A few more balls than the usual ten at most, so that a line remains countable by eye. */
const rowFor = (size: number) => rowOf('balls', lhcBalls, size, 15)
const six = range(0, 5)
const seven = range(0, 6)

/** A number of balls, all among the six normal ones. */
const allIn = (playId: number, size: number): Play =>
  link(playId, `Hits${size}`, {
    reads: six,
    form: byHits(size, rowFor(size), (hits) => (hits === size ? 'win' : undefined)),
    tiers: { win: ratio(choose(49, size), choose(6, size)) },
  })

/** A number of balls none of which is drawn, including the special one. */
const notIn = (playId: number, size: number): Play =>
  link(playId, `NotIn${size}`, {
    reads: seven,
    form: byHits(size, rowFor(size), (hits) => (hits === 0 ? 'win' : undefined)),
    tiers: { win: ratio(choose(49, size), choose(42, size)) },
  })

export const lhcLinkPlays: readonly Play[] = [
  allIn(2042, 2),
  allIn(2044, 3),
  allIn(2046, 4),
  link(2048, 'TwoOfThree', {
    reads: six,
    form: byHits(3, rowFor(3), (hits) => (hits >= 2 ? `hits${hits}` : undefined)),
    // Seven eighths of the return go to two hits, an eighth to three.
    tiers: {
      hits2: ratio(7 * choose(49, 3), 8 * choose(6, 2) * 43),
      hits3: ratio(choose(49, 3), 8 * choose(6, 3)),
    },
  }),
  link(2050, 'TwoOrSpecial', {
    reads: seven,
    form: withSpecial(rowFor(2), { both: 'both', withSpecial: 'special' }),
    // Five eighths to two normal balls, three to one with the special.
    tiers: { both: ratio(5 * choose(49, 2), 8 * 15), special: ratio(3 * choose(49, 2), 8 * 6) },
  }),
  link(2052, 'NormalAndSpecial', {
    reads: seven,
    form: withSpecial(rowFor(2), { withSpecial: 'win' }),
    tiers: { win: ratio(choose(49, 2), 6) },
  }),
  ...range(5, 12).map((size) => notIn(2138 + 2 * size, size)),
]
