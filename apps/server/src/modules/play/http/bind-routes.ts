import { launchGame as launchEndpoint } from '@trevo/contract/wps/games.ts'
import { listBetRecords as recordsEndpoint } from '@trevo/contract/wps/member.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { PlayContext } from '../service/context.ts'
import { launchGame } from '../service/launch-game.ts'
import { listBetRecords } from '../service/list-bet-records.ts'

/** What members ask: open a game, see the bets. */
export const bindPlayRoutes = (route: Route, context: PlayContext): void => {
  route(launchEndpoint, async ({ actor, query, language }) => {
    const { url } = await launchGame(context)({ member: actor, nodeId: query.nodeId, language })
    return { content: { game_url: url } }
  })
  route(recordsEndpoint, ({ actor, query, language }) =>
    listBetRecords(context)({
      memberId: actor.memberId,
      from: query.startTime === undefined ? undefined : new Date(query.startTime),
      to: query.endTime === undefined ? undefined : new Date(query.endTime),
      nodeId: query.nodeId,
      before: query.before,
      pageSize: query.pageSize,
      language,
    }),
  )
}
