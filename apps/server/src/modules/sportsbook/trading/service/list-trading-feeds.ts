import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listTradingFeeds } from '@trevo/contract/ops/trading/slips.ts'
import type { Reader } from '@trevo/languages/texts.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { nameOfLeague } from '../../matches/service/present-match.ts'
import { countFeeds, listFeedEvents } from '../repository/board.ts'

const eventsShown = 50

/** Every league of a brand with the state of its feed. */
export const createListTradingFeeds =
  ({ database: { db }, clock, setup }: SportsbookContext) =>
  async ({
    brandId,
    ...reader
  }: Reader & { readonly brandId: number }): Promise<Answer<typeof listTradingFeeds>> => {
    const { leagues } = await setup()
    const own = leagues.filter((league) => league.brand_id === brandId)
    const ids = own.map(({ id }) => id)
    const now = clock.now()
    const [counts, events] = await Promise.all([
      countFeeds(db, ids, now),
      listFeedEvents(db, ids, eventsShown),
    ])
    const byLeague = new Map(counts.map((one) => [one.league_id, one]))
    const codeOf = new Map(own.map(({ id, code }) => [id, code]))
    return {
      feeds: own.map((league) => {
        const count = byLeague.get(league.id)
        return {
          league: league.code,
          name: nameOfLeague(league, reader),
          sport: league.sport,
          feed: league.feed,
          isYouth: league.is_youth,
          isOnSale: league.on_sale,
          isSuspended: league.suspended_reason !== null,
          liveCount: count?.live ?? 0,
          comingCount: count?.coming ?? 0,
          lateCount: count?.late ?? 0,
          unsettledCount: count?.unsettled ?? 0,
          oldestPricedAt: count?.oldest_priced_at?.toISOString() ?? null,
          nextStartsAt: count?.next_starts_at?.toISOString() ?? null,
        }
      }),
      events: events.map(({ fixture_id, league_id, home, away, kind, detail, at }) => ({
        matchId: String(fixture_id),
        match: `${home} – ${away}`,
        league: codeOf.get(league_id) ?? '',
        kind,
        detail,
        at: at.toISOString(),
      })),
      now: now.toISOString(),
    }
  }
