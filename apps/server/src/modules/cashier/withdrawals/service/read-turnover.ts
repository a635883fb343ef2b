import type { Tx } from '@trevo/database/connect.ts'
import { depositCreditedKind } from '../../deposits/domain/transfers.ts'
import type { WithdrawalContext } from '../context.ts'
import { turnoverOf, type Turnover, type WageredDeposit } from '../domain/turnover.ts'
import { findTurnoverMark } from '../repository/read-withdrawals.ts'

const pageMax = 500

type Deposit = { readonly seq: bigint; readonly amountMinor: bigint }

const depositsAfter = async (
  { wallet }: WithdrawalContext,
  tx: Tx,
  memberId: bigint,
  mark: bigint,
): Promise<readonly Deposit[]> => {
  const found: Deposit[] = []
  for (let afterSeq = mark; ;) {
    const filter = { memberId, afterSeq, kinds: [depositCreditedKind.kind], limit: pageMax }
    const page = await wallet.listMovements(tx, filter)
    found.push(...page)
    afterSeq = page.at(-1)?.seq ?? afterSeq
    if (page.length < pageMax) return found
  }
}

/**
 * What the member must still wager, from the ledger's own record of deposits and stakes since the
 * last withdrawal, in the order in which they moved the balance. Every span between two deposits is
 * added up once. Whoever relies on it has locked the balance.
 */
export const readTurnover = async (
  context: WithdrawalContext,
  tx: Tx,
  memberId: bigint,
  turnoverBp: number,
): Promise<Turnover & { readonly lastDepositSeq: bigint | undefined }> => {
  const { wallet, play } = context
  const mark = (await findTurnoverMark(tx, memberId)) ?? 0n
  const deposits = await depositsAfter(context, tx, memberId, mark)
  const lastDepositSeq = deposits.at(-1)?.seq
  if (turnoverBp === 0) return { requiredMinor: 0n, wageredMinor: 0n, lastDepositSeq }
  const wagered: WageredDeposit[] = []
  for (const [index, { seq, amountMinor }] of deposits.entries()) {
    const next = deposits[index + 1]
    const span = { memberId, afterSeq: seq, ...(next && { beforeSeq: next.seq }) }
    const stakes = await wallet.sumMovements(tx, { ...span, kinds: play.stakeKinds })
    const returned = await wallet.sumMovements(tx, { ...span, kinds: play.returnedKinds })
    const played = stakes.outMinor - returned.inMinor
    wagered.push({ amountMinor, stakedMinor: played > 0n ? played : 0n })
  }
  return { ...turnoverOf(wagered, turnoverBp), lastDepositSeq }
}
