import { createDatabase } from '@trevo/database/connect.ts'
import type { AgentTree } from '../../modules/agents/index.ts'
import { isPaidByCpf } from '../../modules/cashier/index.ts'
import { sumOpenTickets } from '../../modules/lottery/index.ts'
import {
  createMemberOffice,
  type MemberOffice,
  type OfficeNeeds,
} from '../../modules/members/index.ts'
import type { Identity } from '../../modules/identity/index.ts'
import { sumBets, type PlayTables } from '../../modules/play/index.ts'
import { saveMemberTags } from '../../modules/promotions/index.ts'
import { findRanksOf, listIdsOfLevels, type RewardsTables } from '../../modules/rewards/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import { sumOpenSlips } from '../../modules/sportsbook/index.ts'
import type { Staff } from '../../modules/staff/index.ts'
import type { Vip } from '../../modules/vip/index.ts'
import { createGameName, type Known } from '../members/known.ts'
import { createListOpenMatters } from '../members/open-matters.ts'
import { createListRecords } from '../members/list-records.ts'
import { timelineSources } from '../members/timeline-sources.ts'
import type { Platform } from '../platform.ts'
import { memberSettings } from './members.ts'

type Neighbours = Known & {
  readonly settings: Settings
  readonly identity: Identity
  readonly staff: Pick<Staff, 'approvals'>
  readonly vip: Vip
  readonly tree: Pick<AgentTree, 'listIdsBelow'>
}

const dayMs = 86_400_000
/** A round without an end is decided long before. */
const openRoundDays = 30

const recordsOf = (platform: Platform, known: Neighbours): OfficeNeeds['records'] => {
  const { pools, clock } = platform
  const { settings, vip } = known
  const database = createDatabase<PlayTables & RewardsTables>(pools.requests)
  const gameName = createGameName(known.catalogue)
  const play = createDatabase<PlayTables>(pools.requests)
  return {
    findRanks: (memberIds) =>
      findRanksOf(createDatabase<RewardsTables>(pools.requests).db, memberIds),
    listIdsOfLevels: (page) =>
      listIdsOfLevels(createDatabase<RewardsTables>(pools.requests).db, page),
    levelNames: async (brandId) =>
      settings.brand(brandId).disabledModules.has('VIP') ? new Map() : vip.levelNames(brandId),
    inPlayMinor: async ({ memberId }) => {
      const from = new Date(clock.now().getTime() - openRoundDays * dayMs)
      const [slips, tickets, { openMinor }] = await Promise.all([
        sumOpenSlips(database.db, memberId),
        sumOpenTickets(database.db, memberId),
        sumBets(play, { memberId, from }),
      ])
      return slips + tickets + openMinor
    },
    sumDays: async ({ memberId, brandId, firstDay, lastDay }) => {
      const span = { startDate: firstDay, endDate: lastDay }
      const { totals } = await known.records.getPersonalProfit({ memberId, brandId }, span)
      return {
        deposits: totals.deposit,
        withdrawals: totals.withdraw,
        staked: totals.betting,
        prizes: totals.winning,
        rebates: totals.rebate,
        promotions: totals.promotion,
        result: totals.pnl,
      }
    },
    isPaidByCpf: (memberId, cpf) => database.inTx((tx) => isPaidByCpf(tx, memberId, cpf)),
    listOpenMatters: createListOpenMatters(platform, known),
    listRecords: createListRecords(platform, known, gameName),
    timeline: timelineSources(platform, known, gameName),
  }
}

/** Members as operators see them, with what every module knows about a member. */
export const buildMemberOffice = (platform: Platform, neighbours: Neighbours): MemberOffice => {
  const { settings, identity, staff, wallet } = neighbours
  const { pools, clock, config } = platform
  return createMemberOffice({
    database: createDatabase(pools.requests),
    clock,
    settings: memberSettings(settings, config),
    identity,
    staff: staff.approvals,
    wallet,
    records: recordsOf(platform, neighbours),
    agents: { listIdsBelow: neighbours.tree.listIdsBelow },
    promotions: { saveTags: saveMemberTags },
  })
}
