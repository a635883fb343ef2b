import { subsetsOf } from './counting.ts'
import { addWins } from './forms/define-form.ts'
import type { DrawResult } from './group.ts'
import type { Play, Selection, Win } from './play.ts'

/** What a selection wins: the winning stakes of each tier, empty if it loses. */
export const winsOf = (
  play: Play,
  { places, rows }: Omit<Selection, 'playId'>,
  result: DrawResult,
): readonly Win[] => {
  if (!play.places) return play.form.winning(rows, play.see(result, places))
  const wins: Win[] = []
  for (const chosen of subsetsOf(places, play.places.size)) {
    wins.push(...play.form.winning(rows, play.see(result, chosen)))
  }
  return addWins(wins)
}
