import type { GroupCode } from './group.ts'
import type { Play } from './play.ts'
import { elevenFivePlays } from './plays/eleven-five/plays.ts'
import { lfPlays } from './plays/lf/plays.ts'
import { pk10Plays } from './plays/pk10/plays.ts'
import { sscNumberPlays } from './plays/ssc/number-plays.ts'
import { sscSidePlays } from './plays/ssc/side-plays.ts'

/** Every play there is. */
export const allPlays: readonly Play[] = [
  ...sscNumberPlays,
  ...sscSidePlays,
  ...elevenFivePlays,
  ...lfPlays,
  ...pk10Plays,
]

const byId = new Map(allPlays.map((play) => [play.playId, play]))

export const findPlay = (playId: number): Play | undefined => byId.get(playId)

/** The plays of a group in the order of its menu. */
export const listPlays = (group: GroupCode): readonly Play[] =>
  allPlays.filter((play) => play.group === group)
