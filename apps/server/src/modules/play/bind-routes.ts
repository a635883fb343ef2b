import type { Query } from '@trevo/contract/endpoint.ts'
import * as gameDetail from '@trevo/contract/wps/games/game-detail.ts'
import * as games from '@trevo/contract/wps/games.ts'
import * as member from '@trevo/contract/wps/member.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Route } from '../../platform/http/bind-route.ts'
import { readRecordSpan, type RecordSpan } from '../../platform/read-record-span.ts'
import type { PlayContext } from './common/context.ts'
import { createLaunchGame } from './launches/service/launch-game.ts'
import { createListBetRecords } from './bet-records/service/list-bet-records.ts'
import { createOpenDemo } from './launches/service/open-demo.ts'

/** Without a filter every bet; the newest may be dated after `now` by another clock. */
const spanOf = (query: Query<typeof member.listBetRecords>, now: Date): Partial<RecordSpan> => {
  if (query.startTime === undefined && query.endTime === undefined) return {}
  const { from, to } = readRecordSpan(query, now)
  return query.endTime === undefined ? { from } : { from, to }
}

/**
 * The site path of `backUrl`; undefined without one. @throws Refusal `request_param_err` for an address of another
 * site, which Trevo's links never contain
 */
const backPathOf = (backUrl: string | undefined, siteOrigin: string): string | undefined => {
  if (backUrl === undefined) return undefined
  const url = URL.parse(backUrl, siteOrigin)
  if (url?.origin !== new URL(siteOrigin).origin) throw new Refusal('request_param_err')
  return `${url.pathname}${url.search}`
}

/** The members' calls: open a game, list the bets. */
export const bindPlayRoutes = (route: Route, context: PlayContext): void => {
  const [launchGame, listBetRecords] = [createLaunchGame(context), createListBetRecords(context)]
  const openDemo = createOpenDemo(context)
  const opened = ({ url }: { readonly url: string }) => ({ content: { game_url: url } })
  route(games.launchGame, async ({ actor, query, language }) => {
    const { nodeId, roomId } = query
    if (query.launchMode === 'GLS' && nodeId !== undefined) {
      return opened(await launchGame({ member: actor, nodeId, roomId, language }))
    }
    const siteOrigin = context.siteOriginOf(actor.brandId)
    const backPath = backPathOf(query.backUrl, siteOrigin)
    const path = await context.lottery.lobbyPathOf(actor.brandId, { ...query, backPath })
    return opened({ url: `${siteOrigin}${path}` })
  })
  route(games.launchGameFb, async ({ actor, query: { nodeId, roomId }, language }) =>
    opened(await launchGame({ member: actor, nodeId, roomId, language })),
  )
  route(gameDetail.openDemo, ({ brand, query: { nodeId }, language }) =>
    openDemo({ brandId: brand.id, nodeId, language }),
  )
  route(member.listBetRecords, ({ actor, query, language }) =>
    listBetRecords({
      memberId: actor.memberId,
      ...spanOf(query, context.clock.now()),
      nodeId: query.nodeId,
      before: query.before,
      pageSize: query.pageSize,
      language,
    }),
  )
}
