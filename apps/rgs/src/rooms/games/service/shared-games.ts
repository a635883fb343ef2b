import { isCrash } from '@trevo/game-rules/crash/types.ts'
import { isSeated, isTable, type TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { crashGame } from '../../crash/service/crash-game.ts'
import { seatedGame } from '../../seats/service/seated-game.ts'
import type { SharedGame } from '../../common/service/shared-game.ts'
import { tableGame } from '../../tables/service/table-game.ts'

/** Whether a title is played in a room. */
export const isShared = (title: TitleData): boolean => isCrash(title) || isTable(title)

/** The shared game of a title. It only gets its own titles and draws. */
export const sharedGameOf = (title: TitleData): SharedGame => {
  if (isCrash(title)) return crashGame as unknown as SharedGame
  if (isSeated(title)) return seatedGame as unknown as SharedGame
  if (isTable(title)) return tableGame as unknown as SharedGame
  throw new Error(`${title.gameCode} is a single-player title`)
}
