import type { Tx } from '@trevo/database/connect.ts'
import { hasOpenStatements } from '../../modules/agents/index.ts'
import { hasOpenTickets } from '../../modules/lottery/index.ts'
import type { OpenMatter } from '../../modules/members/index.ts'
import { hasOpenRedemptions } from '../../modules/points/index.ts'
import { hasUnclaimedRewards } from '../../modules/rewards/index.ts'
import { hasOpenSlips } from '../../modules/sportsbook/index.ts'
import { hasOpenTransfers } from '../../modules/transfers/index.ts'

const looks: Readonly<
  Record<OpenMatter, (tx: Tx, memberId: bigint, at: Date) => Promise<boolean>>
> = {
  lottery_tickets: hasOpenTickets,
  sports_slips: hasOpenSlips,
  rewards: hasUnclaimedRewards,
  redemptions: hasOpenRedemptions,
  transfers: hasOpenTransfers,
  agent_statements: hasOpenStatements,
}
const matters = Object.keys(looks) as OpenMatter[] // keys of that very object

/** What every module still has open for a member, read through the transaction that closes the account. */
export const listOpenMatters = async (
  tx: Tx,
  memberId: bigint,
  at: Date,
): Promise<readonly OpenMatter[]> => {
  const open: OpenMatter[] = []
  for (const matter of matters) {
    if (await looks[matter](tx, memberId, at)) open.push(matter)
  }
  return open
}
