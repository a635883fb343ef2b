import type { Query } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { launchGame as launchEndpoint, launchGameFb } from '@trevo/contract/wps/games.ts'
import { listBetRecords as recordsEndpoint } from '@trevo/contract/wps/member.ts'
import type { Caller } from '../../../platform/http/actor.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { readRecordSpan, type RecordSpan } from '../../../platform/read-record-span.ts'
import type { PlayContext } from '../service/context.ts'
import { launchGame } from '../service/launch-game.ts'
import { listBetRecords } from '../service/list-bet-records.ts'

type LaunchQuery = Pick<Query<typeof launchEndpoint>, 'nodeId' | 'roomId'>

/** Nothing asked for means every bet; the newest may be stamped after `now` by another clock. */
const spanOf = (query: Query<typeof recordsEndpoint>, now: Date): Partial<RecordSpan> => {
  if (query.startTime === undefined && query.endTime === undefined) return {}
  const { from, to } = readRecordSpan(query, now)
  return query.endTime === undefined ? { from } : { from, to }
}

/** What members ask: open a game, see the bets. */
export const bindPlayRoutes = (route: Route, context: PlayContext): void => {
  const launch = async (member: Caller, { nodeId, roomId }: LaunchQuery, language: Language) => {
    const { url } = await launchGame(context)({ member, nodeId, roomId, language })
    return { content: { game_url: url } }
  }
  route(launchEndpoint, ({ actor, query, language }) => launch(actor, query, language))
  route(launchGameFb, ({ actor, query, language }) => launch(actor, query, language))
  route(recordsEndpoint, ({ actor, query, language }) =>
    listBetRecords(context)({
      memberId: actor.memberId,
      ...spanOf(query, context.clock.now()),
      nodeId: query.nodeId,
      before: query.before,
      pageSize: query.pageSize,
      language,
    }),
  )
}
