import { range } from '../../counting.ts'
import { ballsOf } from '../../forms/items.ts'
import type { Play } from '../../play.ts'
import { ratio } from '../../ratio.ts'
import { definePlay } from '../define-play.ts'
import { digitBalls, rowOf } from '../rows.ts'

const win = { tier: 'win', stakes: 1 } as const

/** A digit at the place that the slip's item names, one item a row. */
export const sscFixedPlace: Play = definePlay({
  playId: 14,
  code: 'FixedPlace',
  group: 'SSC',
  menu: { group: 'FixedPlace', subGroup: 'straight' },
  form: ballsOf(rowOf('digits', digitBalls), (ball, [seen]) => (ball === seen ? win : undefined)),
  places: { by: 'digit', from: range(0, 4), size: 1 },
  tiers: { win: ratio(10) },
})
