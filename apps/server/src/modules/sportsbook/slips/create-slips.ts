import { tables, type Tx } from '@trevo/database/connect.ts'
import { sumOpenStakes } from './repository/sum-open-stakes.ts'
import { findOpposite } from './repository/opposite-bets.ts'
import type { SportsTables } from '../tables.ts'
import { createCashOutSlip } from './service/cash-out-slip.ts'
import type { SportsbookContext } from '../common/service/context.ts'
import { createListSlips } from './service/list-slips.ts'
import { createPlaceSlip } from './service/place-slip.ts'
import { createSettledBets } from './service/settled-bets.ts'
import { createSlipDrafts } from './service/slip-drafts.ts'

/** How far back bets against each other are searched. */
const oppositeKeptMs = 30 * 24 * 3_600_000

/** Members' stakes on matches and seasons. */
export const createSlips = (context: SportsbookContext) => ({
  placeSlip: createPlaceSlip(context),
  listSlips: createListSlips(context),
  /** Whether a member and one of these others recently bet against each other; reads through `tx`. */
  haveOpposite: (memberId: bigint, otherIds: readonly bigint[], tx?: Tx) =>
    findOpposite(tx ? tables<SportsTables>(tx) : context.database.db, {
      memberId,
      otherIds,
      since: new Date(context.clock.now().getTime() - oppositeKeptMs),
    }),
  /** Settled matches, for the comparison of accounts that bet on them. */
  settledBets: createSettledBets(context),
  cashOutSlip: createCashOutSlip(context),
  ...createSlipDrafts(context),
  /** Stakes that are not decided yet, for reports. */
  sumOpenStakes: (brandId: number) => sumOpenStakes(context.database.db, brandId),
})

export type Slips = ReturnType<typeof createSlips>
