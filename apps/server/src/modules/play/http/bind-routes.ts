import type { Query } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { launchGame as launchEndpoint, launchGameFb } from '@trevo/contract/wps/games.ts'
import { listBetRecords as recordsEndpoint } from '@trevo/contract/wps/member.ts'
import type { Caller } from '../../../platform/http/actor.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { PlayContext } from '../service/context.ts'
import { launchGame } from '../service/launch-game.ts'
import { listBetRecords } from '../service/list-bet-records.ts'

type LaunchQuery = Pick<Query<typeof launchEndpoint>, 'nodeId' | 'roomId'>

/** What members ask: open a game, see the bets. */
export const bindPlayRoutes = (route: Route, context: PlayContext): void => {
  const launch = async (member: Caller, { nodeId, roomId }: LaunchQuery, language: Language) => {
    const { url } = await launchGame(context)({ member, nodeId, roomId, language })
    return { content: { game_url: url } }
  }
  route(launchEndpoint, ({ actor, query, language }) => launch(actor, query, language))
  route(launchGameFb, ({ actor, query, language }) => {
    // The call asks for no token, but nobody plays without an account.
    if (actor.kind === 'guest') throw new Refusal('login.not.session')
    return launch(actor, query, language)
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
