import { setTimeout as pause } from 'node:timers/promises'
import type { Entered } from '../enter.ts'
import { getCardTable } from '../game-server.ts'
import { needed } from '../needed.ts'
import { openCardGame } from './open-card-game.ts'
import { playSeat } from './play-seat.ts'

const lookEveryMs = 4_000
/** So many looks in a row, twenty seconds, so that a person may come first, or the house is asked to play. */
const aloneLooks = 5
const looksOfVisit = 400

type CompanyOptions = {
  readonly rgsUrl: string
  /** From 0 up to 1. */
  chance(): number
  readonly signal: AbortSignal
}

/** Tells of each look whether a player has waited alone at the same entry for long enough to be joined. */
export const createPatience = (): ((entry: string | undefined) => boolean) => {
  let last: string | undefined
  let looks = 0
  return (entry) => {
    looks = entry !== undefined && entry === last ? looks + 1 : 0
    last = entry
    return looks >= aloneLooks
  }
}

/**
 * One visit to the Truco tables: looks for a waiting player and plays one match. Two demo members never meet
 * there, because only one is present at a time. Throws `VisitEnds`.
 */
export const joinWaitingPlayer = async (
  entered: Entered,
  { rgsUrl, chance, signal }: CompanyOptions,
): Promise<void> => {
  const { api, family, session } = await openCardGame(entered, { family: 'truco', rgsUrl })
  const isLongAlone = createPatience()
  for (let look = 0; look < looksOfVisit; look += 1) {
    const { lobby } = needed(await api.call(getCardTable))
    const alone = lobby.find(
      ({ waiting, sitAndGo, entry }) =>
        waiting === 1 && sitAndGo === null && session.entries.includes(entry),
    )
    if (isLongAlone(alone?.entry) && alone) {
      return playSeat({ api, family, order: { entry: alone.entry }, chance, signal })
    }
    await pause(lookEveryMs, undefined, { signal })
  }
}
