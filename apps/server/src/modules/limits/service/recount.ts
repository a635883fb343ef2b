import { hourMs } from '@trevo/calendar/durations.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { dayOf, firstDayOf, startOfDay } from '../domain/periods.ts'
import type { OfPeriods } from '../domain/usage.ts'
import type { LedgerSums } from '../repository/usage.ts'
import type { LimitsNeeds } from '../needs.ts'

const periods = ['day', 'week', 'month'] as const
const depositKind = 'cashier.deposit_credited'

/** The kinds that take stakes from what a member can spend; releases of holds are among the stake kinds too. */
const takingKinds = (wallet: LimitsNeeds['wallet']): string[] =>
  wallet.listStakeKinds().flatMap(({ name, role }) => (role === 'release' ? [] : [name]))

const startOf = (period: (typeof periods)[number], at: Date): Date =>
  startOfDay(firstDayOf(period, dayOf(at)))

/** The first moment that counts for the running week or month. */
export const countedSince = (at: Date): Date => {
  const [week, month] = [startOf('week', at), startOf('month', at)]
  return week < month ? week : month
}

/** What the ledger says of the accounts of a person, whose balances the caller has locked. */
export const sumLedger = async (
  { wallet }: LimitsNeeds,
  tx: Tx,
  accountIds: readonly bigint[],
  at: Date,
): Promise<LedgerSums> => {
  const none = (): { -readonly [P in keyof OfPeriods]: bigint } => ({
    day: 0n,
    week: 0n,
    month: 0n,
  })
  const [stakedMinor, bets, depositedMinor] = [none(), none(), none()]
  const to = new Date(at.getTime() + hourMs)
  for (const memberId of accountIds) {
    for (const period of periods) {
      const span = { memberId, from: startOf(period, at), to }
      const staked = await wallet.sumStatementInTx(tx, { ...span, kinds: takingKinds(wallet) })
      stakedMinor[period] += staked.outMinor
      bets[period] += BigInt(staked.count)
      const paid = await wallet.sumStatementInTx(tx, { ...span, kinds: [depositKind] })
      depositedMinor[period] += paid.inMinor
    }
  }
  return { stakedMinor, bets, depositedMinor }
}
