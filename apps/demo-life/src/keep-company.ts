import { setTimeout as pause } from 'node:timers/promises'
import { listGames } from '@trevo/api-client/endpoints.ts'
import type { Entered } from './enter.ts'
import { cardGames } from '@trevo/titles/card-games/find-card-game.ts'
import { getCardTable, openCardSession } from './game-server.ts'
import { openGame } from './open-game.ts'
import { needed, VisitEnds } from './needed.ts'
import { playMatch } from './play-match.ts'

/** The games that programs of the demo can play. */
const trucoNodes = new Set(
  cardGames.flatMap(({ family, listing }) => (family === 'truco' ? [listing.nodeId] : [])),
)

/** Whoever waits has some seconds in which a person may come. */
const lookEveryMs = 4_000
const looksOfVisit = 400

type CompanyOptions = {
  readonly rgsUrl: string
  /** From 0 up to 1. */
  chance(): number
  readonly signal: AbortSignal
}

/**
 * One visit to the tables: looks who waits, and plays one match with somebody who does. Two of the
 * demo never meet, for only one of them is here at a time. Throws `VisitEnds`.
 */
export const keepCompany = async (
  entered: Entered,
  { rgsUrl, chance, signal }: CompanyOptions,
): Promise<void> => {
  const cards = { clientType: '3', gameType: 'PVP', pageNo: 1, pageSize: 10 } as const
  const { games } = needed(await entered.api.call(listGames, { query: cards }))
  const game = games.find(({ maintenance, nodeId }) => !maintenance && trucoNodes.has(nodeId))
  if (!game) throw new VisitEnds('no card game is open')
  const { api, session } = await openGame(
    entered,
    { nodeId: game.nodeId, rgsUrl },
    async (own, launchToken) => needed(await own.call(openCardSession, { body: { launchToken } })),
  )
  for (let look = 0; look < looksOfVisit; look += 1) {
    const { lobby } = needed(await api.call(getCardTable))
    const alone = lobby.find(
      ({ waiting, sitAndGo, entry }) =>
        waiting === 1 && sitAndGo === null && session.entries.includes(entry),
    )
    if (alone) return playMatch({ api, entry: alone.entry, chance, signal })
    await pause(lookEveryMs, undefined, { signal })
  }
}
