import type { DeclaredReturn, ReturnDay } from '@trevo/fairness/measured-return.ts'
import type { PlayContext } from '../../common/context.ts'
import { listReturnDays, type ReturnRow } from '../repository/game-returns.ts'

/** A game with what its vendor declares and the sums of its days. */
export type GameReturnDays = {
  readonly nodeId: number
  readonly names: Readonly<Record<string, string>>
  readonly declared: DeclaredReturn | null
  readonly days: readonly (ReturnDay & { readonly day: string })[]
}

const dayOf = (row: ReturnRow): GameReturnDays['days'][number] => ({
  day: row.day,
  rounds: String(row.bets),
  stake: String(row.stake_minor),
  payout: String(row.payout_minor),
  stakeSquared: row.stake_squared,
  payoutSquared: row.payout_squared,
  stakePayout: row.stake_payout,
})

/** Games that the catalogue no longer has are left out: nobody can play them. */
export const createGameReturnDays =
  ({ database, catalogue }: Pick<PlayContext, 'database' | 'catalogue'>) =>
  async (
    brandId: number,
    span: { readonly from: string; readonly to: string },
  ): Promise<readonly GameReturnDays[]> => {
    const rows = await listReturnDays(database, { brandId, ...span })
    return [...Map.groupBy(rows, ({ node_id }) => node_id)].flatMap(([nodeId, days]) => {
      const game = catalogue.findGame(nodeId)
      if (!game) return []
      const bp = game.declaredReturnBp ?? null
      const declared = bp === null ? null : { lowestBp: bp, highestBp: bp }
      return [{ nodeId, names: game.name, declared, days: days.map(dayOf) }]
    })
  }
