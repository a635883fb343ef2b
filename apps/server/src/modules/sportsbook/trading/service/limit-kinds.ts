import {
  BrandLimitsInput,
  LeagueLimitsInput,
  MarketLimitsInput,
  MemberLimitsInput,
} from '@trevo/contract/ops/trading/limits.ts'
import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../../platform/approvals/change-kind.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import type { LeagueRow } from '../../tables.ts'
import {
  brandFacts,
  leagueFacts,
  marketFacts,
  memberFacts,
  readBrandLimits,
  readLeagueLimits,
  readMarketLimits,
  readMemberLimits,
} from '../domain/limits.ts'
import {
  askNewPrices,
  lockLeague,
  lockOpenOfBrand,
  lockOpenOfLeague,
} from '../repository/leagues.ts'
import {
  findMemberLimit,
  findRule,
  findSetting,
  lockLimits,
  saveLeagueLimits,
  saveMemberLimit,
  saveRule,
  saveSetting,
} from '../repository/limits.ts'

const right = 'trading.limits'

/** Limits of the whole brand hold for every slip that is accepted after the commit. */
const brandKind = ({ forgetSetup }: SportsbookContext): ChangeKind => {
  const lock = async (tx: Tx, brandId: number) => {
    await lockLimits(tx, brandId)
    const row = await findSetting(tx, brandId)
    if (!row) throw new Refusal('sportsbook.limits_invalid')
    return row
  }
  return changeKind({
    kind: 'changeBrandLimits',
    right,
    input: BrandLimitsInput,
    describe: async (tx, { brandId, input }) => {
      const before = brandFacts(await lock(tx, brandId))
      return { before, after: brandFacts(readBrandLimits(brandId, input)) }
    },
    execute: async (tx, { brandId, input }) => {
      await lockOpenOfBrand(tx, brandId)
      await saveSetting(tx, readBrandLimits(brandId, input))
      afterCommit(tx, forgetSetup)
    },
  })
}

const marketKind = ({ forgetSetup }: SportsbookContext): ChangeKind => {
  const lock = async (tx: Tx, { brandId, target }: ChangeOrder) => {
    await lockLimits(tx, brandId)
    const row = await findRule(tx, brandId, target)
    if (!row) throw new Refusal('sportsbook.limits_invalid')
    return row
  }
  return changeKind({
    kind: 'changeMarketLimits',
    right,
    input: MarketLimitsInput,
    describe: async (tx, order) => {
      const row = await lock(tx, order)
      const market = { market: row.kind }
      return {
        before: { ...market, ...marketFacts(row) },
        after: { ...market, ...marketFacts(readMarketLimits(row, order.input)) },
      }
    },
    execute: async (tx, order) => {
      const { brandId, input } = order
      const row = await lock(tx, order)
      await lockOpenOfBrand(tx, brandId)
      await saveRule(tx, readMarketLimits(row, input))
      if (row.margin_bp !== input.marginBp) await askNewPrices(tx, { brandId })
      afterCommit(tx, forgetSetup)
    },
  })
}

const leagueKind = ({ forgetSetup }: SportsbookContext): ChangeKind => {
  const lock = async (tx: Tx, { brandId, target }: ChangeOrder): Promise<LeagueRow> => {
    const league = await lockLeague(tx, brandId, target)
    if (!league) throw new Refusal('sportsbook.league_unknown')
    return league
  }
  return changeKind({
    kind: 'changeLeagueLimits',
    right,
    input: LeagueLimitsInput,
    describe: async (tx, order) => {
      const league = await lock(tx, order)
      const name = { league: league.code }
      const after = { ...league, ...readLeagueLimits(order.input) }
      return {
        before: { ...name, ...leagueFacts(league) },
        after: { ...name, ...leagueFacts(after) },
      }
    },
    execute: async (tx, order) => {
      const league = await lock(tx, order)
      await lockOpenOfLeague(tx, league.id)
      await saveLeagueLimits(tx, league.id, readLeagueLimits(order.input))
      if (league.margin_plus_bp !== order.input.marginPlusBp) {
        await askNewPrices(tx, { brandId: order.brandId, leagueId: league.id })
      }
      afterCommit(tx, forgetSetup)
    },
  })
}

const memberKind = ({ clock, wallet, members }: SportsbookContext): ChangeKind => {
  const lock = async (tx: Tx, { brandId, target }: ChangeOrder) => {
    const memberId = /^\d{1,18}$/.test(target) ? BigInt(target) : undefined
    const username = memberId && (await members.findNameOf(brandId, memberId, tx))
    if (memberId === undefined || !username) throw new Refusal('sportsbook.member_unknown')
    await lockLimits(tx, brandId)
    return { memberId, username }
  }
  return changeKind({
    kind: 'changeMemberLimits',
    right,
    input: MemberLimitsInput,
    describe: async (tx, order) => {
      const { brandId, input } = order
      const { memberId, username } = await lock(tx, order)
      const before = await findMemberLimit(tx, brandId, memberId)
      const after = { brand_id: brandId, member_id: memberId, ...readMemberLimits(input) }
      return {
        before: { username, ...memberFacts(before) },
        after: { username, ...memberFacts(after) },
      }
    },
    execute: async (tx, order, { reason }) => {
      const { brandId, input } = order
      const { memberId } = await lock(tx, order)
      // A slip of the member holds this lock too, before it reads its limits.
      await wallet.lockBalance(tx, memberId)
      const row = { brand_id: brandId, member_id: memberId, ...readMemberLimits(input) }
      await saveMemberLimit(tx, { ...row, reason, changed_at: clock.now() })
    },
  })
}

/** Limits and margins: each holds from the commit on, and old slips stay as they were accepted. */
export const limitKinds = (context: SportsbookContext): readonly ChangeKind[] => [
  brandKind(context),
  marketKind(context),
  leagueKind(context),
  memberKind(context),
]
