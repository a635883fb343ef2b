import { setImmediate as pause } from 'node:timers/promises'
import { uncountedOfSingles } from '@trevo/sports-rules/bets/valid-stake.ts'
import { sureOfOutrights } from '@trevo/sports-rules/outrights/sure-part.ts'
import type { SettledBets } from '../../../../platform/shapes/settled-bets.ts'
import { betsOf, listSinglesOn } from '../repository/opposite-singles.ts'
import { listBettors, listUncompared, markCompared } from '../repository/settled-matches.ts'
import type { SportsbookContext } from '../../common/service/context.ts'

/** Settled matches and seasons, and what was at risk on them. Bets that cannot cover one another are left out. */
export const createSettledBets = ({
  database: { db },
}: Pick<SportsbookContext, 'database'>): SettledBets => ({
  listUncompared: async (limit) => {
    const matches = await listUncompared(db, limit)
    return matches.map(({ id, code, is_season: isSeason }) => ({
      id,
      gameCode: code,
      subject: `${isSeason ? 'season' : 'match'} ${id}`,
    }))
  },
  listBettors: (id, limit) => listBettors(db, id, limit),
  readRisks: async (id, memberIds) => {
    const rows = await listSinglesOn(db, id, memberIds)
    const byMember = Map.groupBy(rows, ({ member_id: memberId }) => memberId)
    return async (some) => {
      await pause()
      const bets = betsOf(some.flatMap((memberId) => byMember.get(memberId) ?? []))
      const uncounted = uncountedOfSingles(rows[0]?.sport ?? 'football', bets)
      return bets.reduce(
        (sum, { id: bet, stakeMinor }) => sum + stakeMinor - (uncounted.get(bet) ?? 0n),
        -sureOfOutrights(bets),
      )
    }
  },
  markCompared: (id) => markCompared(db, id),
})
