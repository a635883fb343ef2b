import type { Logger } from '@trevo/platform/logger.ts'
import type { FeedDoubt } from '../../needs.ts'
import type { LeagueRow } from '../../tables.ts'

/**
 * Reports to operators how many matches of a league are unreadable in its feed, with the raw text of the first;
 * again only when that changes, because feeds are queried every few seconds.
 */
export const createReportUnreadable = (logger: Pick<Logger, 'warn'>) => {
  const noted = new Map<number, string>()
  return ({ id, code }: Pick<LeagueRow, 'id' | 'code'>, doubts: readonly FeedDoubt[]): void => {
    const unreadable = doubts.filter(({ raw }) => raw !== undefined)
    const [first] = unreadable
    const summary = `${unreadable.length} ${first?.doubt} ${first?.raw}`
    if (noted.get(id) === summary) return
    noted.set(id, summary)
    if (!first) return
    const { ref, doubt, raw } = first
    logger.warn(
      { league: code, count: unreadable.length, ref, doubt, raw },
      'sportsbook: matches not read',
    )
  }
}
