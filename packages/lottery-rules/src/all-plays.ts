import type { GroupCode } from './group.ts'
import type { Play } from './play.ts'
import { brPlays } from './plays/br/plays.ts'
import { elevenFivePlays } from './plays/eleven-five/plays.ts'
import { k3Plays } from './plays/k3/plays.ts'
import { lfPlays } from './plays/lf/plays.ts'
import { lhcBallPlays } from './plays/lhc/ball-plays.ts'
import { lhcLinkPlays } from './plays/lhc/link-plays.ts'
import { lhcZodiacPlays } from './plays/lhc/zodiac-plays.ts'
import { pcbPlays } from './plays/pcb/plays.ts'
import { pk10Plays } from './plays/pk10/plays.ts'
import { seaPlays } from './plays/sea/plays.ts'
import { sscNumberPlays } from './plays/ssc/number-plays.ts'
import { sscSidePlays } from './plays/ssc/side-plays.ts'
import { vnPlays } from './plays/vn/plays.ts'

/** Every existing play. */
export const allPlays: readonly Play[] = [
  ...sscNumberPlays,
  ...sscSidePlays,
  ...elevenFivePlays,
  ...lfPlays,
  ...pk10Plays,
  ...lhcBallPlays,
  ...lhcZodiacPlays,
  ...lhcLinkPlays,
  ...k3Plays,
  ...pcbPlays,
  ...vnPlays,
  ...seaPlays,
  ...brPlays,
]

const byId = new Map(allPlays.map((play) => [play.playId, play]))

export const findPlay = (playId: number): Play | undefined => byId.get(playId)

/** The plays of a group in menu order. */
export const listPlays = (group: GroupCode): readonly Play[] =>
  allPlays.filter((play) => play.group === group)
