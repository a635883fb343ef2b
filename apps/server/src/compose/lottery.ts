import { createDatabase } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { createLottery, type Drawn, type Lottery } from '../modules/lottery/index.ts'
import type { Live } from '../modules/live/index.ts'
import type { MemberDirectory } from '../modules/members/index.ts'
import type { Wallet } from '../modules/wallet/index.ts'
import type { Platform } from './platform.ts'

/** New numbers, for the pages of every copy. */
export const drawnTopic = 'lottery.drawn'

/** People above a member whose shares are paid: an agent's tree is not deeper. */
const levelsMax = 12

type Neighbours = {
  readonly wallet: Wallet
  readonly members: MemberDirectory
  readonly live: Live
}

/** Draws and orders of lotteries, and whom they tell. */
export const buildLottery = (
  { pools, clock, logger, bus }: Platform,
  { wallet, members, live }: Neighbours,
): Promise<Lottery> =>
  createLottery({
    database: createDatabase(pools.requests),
    wallet,
    clock,
    logger,
    drawSources: {},
    members: {
      listAbove: async (memberId) => {
        const above: bigint[] = []
        let at = await members.findMember(memberId)
        for (let level = 0; at?.uplineMemberId && level < levelsMax; level += 1) {
          at = await members.findMember(at.uplineMemberId)
          if (at && !at.closedAt) above.push(at.memberId)
        }
        return above
      },
      accountsOf: async (memberIds) => {
        const found = new Map<bigint, string>()
        for (const memberId of new Set(memberIds)) {
          const member = await members.findMember(memberId)
          if (member) found.set(memberId, member.account)
        }
        return found
      },
    },
    listeners: {
      onDrawn: (drawn: Drawn) => {
        bus
          .publish(drawnTopic, drawn)
          .catch((error: unknown) => logger.warn({ err: error }, 'draw not pushed'))
      },
      onPaid: (prizes) => {
        for (const { memberId, gameId, numero, amountMinor } of prizes) {
          live
            .publishToMember(memberId, {
              topic: 'prize',
              gameId,
              numero,
              winAmount: formatMoney(amountMinor),
            })
            .catch((error: unknown) => logger.warn({ err: error }, 'prize not pushed'))
        }
      },
    },
  })
