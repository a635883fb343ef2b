import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameFigures } from '@trevo/game-rules/engine/game-figures.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { PublishedFigures } from '@trevo/game-rules/slots/published-figures.ts'
import { jackpotShareBp } from './declared-return.ts'
import { listTitleFolders } from './list-title-folders.ts'
import { isSlot } from './slot-titles.ts'

const published = new Map<string, unknown>()

/** Figures of a title of the engine `slots`; throws if it was never measured. */
export const getPublishedFigures = (gameCode: string): PublishedFigures =>
  // Our own program writes the file, and a test checks it.
  getFigures(gameCode) as PublishedFigures

/** Figures of a title of any other engine; throws if it was never measured. */
export const getGameFigures = (gameCode: string): GameFigures =>
  // As above.
  getFigures(gameCode) as GameFigures

/** The lobby's figures of a title: of a plain spin, or of its best wager if wagers differ. */
export type LobbyFigures = {
  readonly rtpBp: number
  readonly stdDev: number
  readonly hitRate: number
  readonly maxWinStakes: number
}

/** The lobby's figures of any title; throws if it was never measured. */
export const getLobbyFigures = (title: TitleData): LobbyFigures => {
  if (isSlot(title)) return getPublishedFigures(title.gameCode)
  const { wagers, rtpBp, maxWinStakes } = getGameFigures(title.gameCode)
  const best =
    wagers.find(({ id }) => id === 'spin') ?? wagers.find(({ figures }) => figures.rtpBp === rtpBp)
  if (!best) throw new Error(`${title.gameCode}: no wager returns ${rtpBp}`)
  const { stdDev, hitRate } = best.figures
  // Whole stakes, rounded up, as in the catalogue.
  return { rtpBp: best.figures.rtpBp, stdDev, hitRate, maxWinStakes: Math.ceil(maxWinStakes) }
}

/**
 * The highest measured return of any bet, stake or way of play of a title, including its share of a
 * pool, in 1/100 percent rounded up; throws if it was never measured.
 */
export const highestReturnBp = (title: TitleData): number => {
  const returns = isSlot(title)
    ? getPublishedFigures(title.gameCode).rtpByStake.map(({ rtpBp }) => rtpBp)
    : getGameFigures(title.gameCode).wagers.map(({ figures }) => figures.rtpBp)
  return Math.ceil(Math.max(...returns)) + jackpotShareBp(title)
}

const folder = import.meta.dirname

const getFigures = (gameCode: string): unknown => {
  const known = published.get(gameCode) ?? readFigures(gameCode)
  published.set(gameCode, known)
  return known
}

const readFigures = (gameCode: string): unknown => {
  if (!listTitleFolders(folder).includes(gameCode)) throw new Error(`there is no title ${gameCode}`)
  try {
    return JSON.parse(readFileSync(join(folder, gameCode, 'figures.json'), 'utf8'))
  } catch (cause) {
    throw new Error(`${gameCode} has no published figures`, { cause })
  }
}
