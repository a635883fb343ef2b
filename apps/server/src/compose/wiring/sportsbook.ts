import { setTimeout as pause } from 'node:timers/promises'
import { createDatabase } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Live } from '../../modules/live/index.ts'
import {
  chooseOddsFeed,
  createLeagueSeeds,
  createSimulatedFeed,
  createSportsbook,
  slipNumber,
  type Sportsbook,
} from '../../modules/sportsbook/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import type { Staff } from '../../modules/staff/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import type { Platform } from '../platform.ts'

/** A changed match, for the pages of every copy. */
export const movedTopic = 'sportsbook.moved'

type Neighbours = {
  readonly wallet: Wallet
  readonly live: Live
  readonly staff: Pick<Staff, 'approvals'>
  readonly members: Pick<MemberDirectory, 'findMembers' | 'findMemberByUsername'>
}

/** Bets on matches and their settlement; each league's matches come from its feed. */
export const buildSportsbook = (
  { pools, clock, logger, bus, environment: settings }: Platform,
  { wallet, live, staff, members }: Neighbours,
): Promise<Sportsbook> => {
  const environment = {
    fillRandom: (bytes: Uint8Array<ArrayBuffer>) => void crypto.getRandomValues(bytes),
    pause: (ms: number): Promise<void> => pause(ms),
  }
  const seedOf = createLeagueSeeds({ database: createDatabase(pools.requests), environment })
  return createSportsbook({
    database: createDatabase(pools.requests),
    wallet,
    staff: staff.approvals,
    members: {
      findNames: async (memberIds) => {
        const found = await members.findMembers(memberIds)
        return new Map(found.map(({ memberId, username }) => [memberId, username]))
      },
      findMemberId: async (brandId, username) =>
        (await members.findMemberByUsername(brandId, username))?.memberId,
      findNameOf: async (brandId, memberId, tx) => {
        const [member] = await members.findMembers([memberId], tx)
        return member?.brandId === brandId ? member.username : undefined
      },
    },
    clock,
    logger,
    environment,
    feeds: { simulated: createSimulatedFeed(seedOf), ...chooseOddsFeed(settings) },
    listeners: {
      onMoved: (moved) => {
        bus
          .publish(movedTopic, moved)
          .catch((error: unknown) => logger.warn({ err: error }, 'match not pushed'))
      },
      onPaid: (slips) => {
        for (const { memberId, slipId, amountMinor } of slips) {
          const amount = formatMoney(amountMinor)
          live
            .publishToMember(memberId, { topic: 'slip', slipId: slipNumber(slipId), amount })
            .catch((error: unknown) => logger.warn({ err: error }, 'slip not announced'))
        }
      },
    },
  })
}
