import type { Tx } from '@trevo/database/connect.ts'
import { depositCreditedKind } from '../../deposits/domain/transfers.ts'
import type { WithdrawalContext } from '../context.ts'
import { turnoverLeft, turnoverOf, type Turnover, type WageredDeposit } from '../domain/turnover.ts'
import { findTurnoverMark } from '../repository/read-withdrawals.ts'
import { sumValidStakes } from './sum-valid-stakes.ts'

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
 * last withdrawal, in the order in which they moved the balance. Of each span between two deposits the
 * valid stakes are added up, until what is due is done. Whoever relies on it has locked the balance.
 */
export const readTurnover = async (
  context: WithdrawalContext,
  tx: Tx,
  memberId: bigint,
  turnoverBp: number,
): Promise<Turnover & { readonly lastDepositSeq: bigint | undefined }> => {
  const mark = (await findTurnoverMark(tx, memberId)) ?? 0n
  const deposits = await depositsAfter(context, tx, memberId, mark)
  const lastDepositSeq = deposits.at(-1)?.seq
  if (turnoverBp === 0) return { requiredMinor: 0n, wageredMinor: 0n, lastDepositSeq }
  const wagered: WageredDeposit[] = []
  for (const [index, { seq, amountMinor }] of deposits.entries()) {
    const next = deposits[index + 1]
    const span = { memberId, afterSeq: seq, ...(next && { beforeSeq: next.seq }) }
    const unplayed = [...wagered, { amountMinor, stakedMinor: 0n }]
    const neededMinor = turnoverLeft(turnoverOf(unplayed, turnoverBp))
    const stakedMinor = await sumValidStakes(context, tx, span, neededMinor)
    wagered.push({ amountMinor, stakedMinor })
  }
  return { ...turnoverOf(wagered, turnoverBp), lastDepositSeq }
}
