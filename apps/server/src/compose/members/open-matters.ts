import type { MemberPage } from '@trevo/contract/ops/members/members.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { listOpenChatsOf, type ChatTables } from '../../modules/chat/index.ts'
import type { OpenMatter } from '../../modules/members/index.ts'
import { listOpenMatters } from '../accounts/list-open-matters.ts'
import { listWithdrawalsUnderWay } from '../accounts/list-withdrawals-under-way.ts'
import type { Platform } from '../platform.ts'
import type { Known } from './known.ts'

type Matter = MemberPage['openMatters'][number]

const kindOf: Readonly<Record<OpenMatter, Matter['kind']>> = {
  lottery_tickets: 'ticket',
  sports_slips: 'slip',
  rewards: 'reward',
  redemptions: 'redemption',
  transfers: 'transfer',
  agent_statements: 'statement',
}
const none = { id: null, since: null, amount: null, state: null }

/** What of a member waits or is undecided, in any module. */
export const createListOpenMatters = ({ pools }: Platform, { cashier }: Pick<Known, 'cashier'>) => {
  const database = createDatabase<ChatTables>(pools.requests)
  return async ({
    memberId,
    at,
  }: {
    readonly memberId: bigint
    readonly at: Date
  }): Promise<Matter[]> => {
    const [chats, withdrawals] = await Promise.all([
      listOpenChatsOf(database.db, memberId),
      listWithdrawalsUnderWay(cashier.withdrawals, memberId),
    ])
    const others = await database.inTx((tx) => listOpenMatters(tx, memberId, at))
    return [
      ...chats.map(({ id, opened_at: openedAt, waiting_since: waitingSince }) => ({
        ...none,
        kind: 'conversation' as const,
        id: String(id),
        since: (waitingSince ?? openedAt).toISOString(),
        state: waitingSince ? 'waiting' : 'answered',
      })),
      ...withdrawals.map(({ transId, withdrawDate, amount, status }) => ({
        kind: 'withdrawal' as const,
        id: transId,
        since: withdrawDate,
        amount,
        state: status,
      })),
      ...others.map((matter) => ({ ...none, kind: kindOf[matter] })),
    ]
  }
}
