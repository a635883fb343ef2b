import type { Query } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import * as games from '@trevo/contract/wps/games.ts'
import * as member from '@trevo/contract/wps/member.ts'
import type { Caller } from '../../../platform/http/actor.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { readRecordSpan, type RecordSpan } from '../../../platform/read-record-span.ts'
import type { PlayContext } from '../service/context.ts'
import { launchGame } from '../service/launch-game.ts'
import { listBetRecords } from '../service/list-bet-records.ts'

type LaunchQuery = Pick<Query<typeof games.launchGame>, 'nodeId' | 'roomId'>

/** Nothing asked for means every bet; the newest may be stamped after `now` by another clock. */
const spanOf = (query: Query<typeof member.listBetRecords>, now: Date): Partial<RecordSpan> => {
  if (query.startTime === undefined && query.endTime === undefined) return {}
  const { from, to } = readRecordSpan(query, now)
  return query.endTime === undefined ? { from } : { from, to }
}

/** What members ask: open a game, see the bets. */
export const bindPlayRoutes = (route: Route, context: PlayContext): void => {
  const [launchNow, listNow] = [launchGame(context), listBetRecords(context)]
  const launch = async (caller: Caller, { nodeId, roomId }: LaunchQuery, language: Language) => {
    const { url } = await launchNow({ member: caller, nodeId, roomId, language })
    return { content: { game_url: url } }
  }
  route(games.launchGame, ({ actor, query, language }) => launch(actor, query, language))
  route(games.launchGameFb, ({ actor, query, language }) => launch(actor, query, language))
  route(member.listBetRecords, ({ actor, query, language }) =>
    listNow({
      memberId: actor.memberId,
      ...spanOf(query, context.clock.now()),
      nodeId: query.nodeId,
      before: query.before,
      pageSize: query.pageSize,
      language,
    }),
  )
}
