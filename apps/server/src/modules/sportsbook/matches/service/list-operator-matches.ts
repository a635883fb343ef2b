import type { OperatorMatch } from '@trevo/contract/ops/sports.ts'
import { listBetOn } from '../repository/liabilities.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { showOperatorMatch } from './operator-matches.ts'

/** The open stakes on matches, for operators. */
export const createListOperatorMatches =
  (context: SportsbookContext) =>
  async ({
    brandId,
    matchId,
    limit,
  }: {
    readonly brandId: number
    readonly matchId?: string | undefined
    readonly limit: number
  }): Promise<{ matches: OperatorMatch[] }> => {
    const { db } = context.database
    const ids = matchId === undefined ? await listBetOn(db, brandId, limit) : [BigInt(matchId)]
    const matches: OperatorMatch[] = []
    for (const id of ids) matches.push(await showOperatorMatch(context, { brandId, matchId: id }))
    return { matches }
  }
