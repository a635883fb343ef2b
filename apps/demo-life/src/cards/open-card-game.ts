import type { Api } from '@trevo/api-client/create-api.ts'
import { listGames } from '@trevo/api-client/endpoints.ts'
import type { CardSession } from '@trevo/contract/rgs/card-shapes.ts'
import { cardGames } from '@trevo/titles/card-games/find-card-game.ts'
import type { CardFamily } from './choose-card-move.ts'
import type { Entered } from '../enter.ts'
import { openCardSession } from '../game-server.ts'
import { needed, VisitEnds } from '../needed.ts'
import { openGame } from '../open-game.ts'

export type OpenCardGame = {
  readonly api: Api
  readonly family: CardFamily
  readonly session: CardSession
}

/** Opens the first open card game of a family. Throws `VisitEnds` if there is none. */
export const openCardGame = async (
  entered: Entered,
  { family, rgsUrl }: { readonly family: CardFamily; readonly rgsUrl: string },
): Promise<OpenCardGame> => {
  const nodes = cardGames.flatMap((one) => (one.family === family ? [one.listing.nodeId] : []))
  const query = { clientType: '3', gameType: 'PVP', pageNo: 1, pageSize: 10 } as const
  const { games } = needed(await entered.api.call(listGames, { query }))
  const game = games.find(({ maintenance, nodeId }) => !maintenance && nodes.includes(nodeId))
  if (!game) throw new VisitEnds('no card game is open')
  const { api, session } = await openGame(
    entered,
    { nodeId: game.nodeId, rgsUrl },
    async (own, launchToken) => needed(await own.call(openCardSession, { body: { launchToken } })),
  )
  return { api, family, session }
}
