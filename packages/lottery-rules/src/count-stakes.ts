import { choose } from './counting.ts'
import type { Play, Selection } from './play.ts'

/** How many stakes a selection buys. Exact below 2^53, which no play's selection reaches. */
export const countStakes = (play: Play, { places, rows }: Omit<Selection, 'playId'>): number =>
  play.form.count(rows) * (play.places ? choose(places.length, play.places.size) : 1)
