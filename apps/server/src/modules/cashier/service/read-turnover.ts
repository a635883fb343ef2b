import { depositCreditedKind } from '../domain/transfers.ts'
import { turnoverOf, type Turnover, type WageredDeposit } from '../domain/turnover.ts'
import { findTurnoverMark } from '../repository/queries-withdrawals.ts'
import type { WithdrawalDependencies } from '../withdrawal-dependencies.ts'

const pageMax = 500

const depositsSince = async (
  { wallet }: WithdrawalDependencies,
  memberId: bigint,
  from: Date,
  to: Date,
) => {
  const found: { at: Date; amountMinor: bigint }[] = []
  for (let before: bigint | undefined; ;) {
    const page = await wallet.listStatement({
      memberId,
      from,
      to,
      kinds: [depositCreditedKind.kind],
      limit: pageMax,
      ...(before !== undefined && { before }),
    })
    found.push(...page.map(({ at, amountMinor }) => ({ at, amountMinor })))
    before = page.at(-1)?.seq
    if (page.length < pageMax) return found.toReversed()
  }
}

/**
 * What the member must still wager, from the ledger's own record of deposits and stakes since the
 * last withdrawal. Every span between two deposits is added up once.
 */
export const readTurnover = async (
  dependencies: WithdrawalDependencies,
  memberId: bigint,
  turnoverBp: number,
): Promise<Turnover> => {
  const { database, wallet, wagering, clock } = dependencies
  if (turnoverBp === 0) return { requiredMinor: 0n, wageredMinor: 0n }
  // Open at the end: a copy whose clock is ahead has written for a moment that is still to come.
  const to = new Date(clock.now().getTime() + 3_600_000)
  const from = (await findTurnoverMark(database, memberId)) ?? new Date(0)
  const deposits = await depositsSince(dependencies, memberId, from, to)
  const wagered: WageredDeposit[] = []
  for (const [index, { at, amountMinor }] of deposits.entries()) {
    const span = { memberId, from: at, to: deposits[index + 1]?.at ?? to }
    const [stakes, returned] = await Promise.all([
      wallet.sumStatement({ ...span, kinds: wagering.stakeKinds }),
      wallet.sumStatement({ ...span, kinds: wagering.returnedKinds }),
    ])
    const played = stakes.outMinor - returned.inMinor
    wagered.push({ amountMinor, stakedMinor: played > 0n ? played : 0n })
  }
  return turnoverOf(wagered, turnoverBp)
}
