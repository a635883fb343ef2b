import { setTimeout as pause } from 'node:timers/promises'
import type { Entered } from './enter.ts'
import { getCardTable } from './game-server.ts'
import { needed } from './needed.ts'
import { openCardGame } from './open-card-game.ts'
import { playSeat } from './play-seat.ts'

/** A waiting player leaves some seconds in which a person may join. */
const lookEveryMs = 4_000
const looksOfVisit = 400

type CompanyOptions = {
  readonly rgsUrl: string
  /** From 0 up to 1. */
  chance(): number
  readonly signal: AbortSignal
}

/**
 * One visit to the tables of Truco: looks who waits, and plays one match with somebody who does. Two of
 * the demo never meet there, for only one of them is here at a time. Throws `VisitEnds`.
 */
export const joinWaitingPlayer = async (
  entered: Entered,
  { rgsUrl, chance, signal }: CompanyOptions,
): Promise<void> => {
  const { api, family, session } = await openCardGame(entered, { family: 'truco', rgsUrl })
  for (let look = 0; look < looksOfVisit; look += 1) {
    const { lobby } = needed(await api.call(getCardTable))
    const alone = lobby.find(
      ({ waiting, sitAndGo, entry }) =>
        waiting === 1 && sitAndGo === null && session.entries.includes(entry),
    )
    if (alone) {
      return playSeat({ api, family, order: { entry: alone.entry }, chance, signal })
    }
    await pause(lookEveryMs, undefined, { signal })
  }
}
