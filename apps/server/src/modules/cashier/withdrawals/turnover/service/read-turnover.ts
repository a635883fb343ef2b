import type { Tx } from '@trevo/database/connect.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import { depositCreditedKind } from '../../../deposits/common/domain/transfers.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import {
  dutyOfDeposit,
  turnoverLeft,
  turnoverOf,
  type Turnover,
  type TurnoverDuty,
  type WageredDuty,
} from '../domain/turnover.ts'
import { findTurnoverMark } from '../../common/repository/read-withdrawals.ts'
import { sumValidStakes } from './sum-valid-stakes.ts'

const pageMax = 500

type Placed<Value> = Value & { readonly seq: bigint }
type DutyPage = { readonly duties: readonly Placed<TurnoverDuty>[]; readonly lastSeq?: bigint }

/** Reads pages after a position until one is not full. */
const readPages = async <Row extends { readonly seq: bigint }>(
  afterSeq: bigint,
  read: (page: { readonly afterSeq: bigint; readonly limit: number }) => Promise<readonly Row[]>,
): Promise<readonly Row[]> => {
  const found: Row[] = []
  for (let behind = afterSeq; ;) {
    const page = await read({ afterSeq: behind, limit: pageMax })
    found.push(...page)
    behind = page.at(-1)?.seq ?? behind
    if (page.length < pageMax) return found
  }
}

const depositsAfter = async (
  { wallet }: WithdrawalContext,
  tx: Tx,
  span: { readonly memberId: bigint; readonly afterSeq: bigint; readonly turnoverBp: number },
): Promise<DutyPage> => {
  const { memberId, turnoverBp } = span
  const deposits = await readPages(span.afterSeq, (page) =>
    wallet.listMovements(tx, { memberId, kinds: [depositCreditedKind.kind], ...page }),
  )
  const duties = deposits.map(({ seq, amountMinor }) => ({
    seq,
    ...dutyOfDeposit(amountMinor, turnoverBp),
  }))
  const last = deposits.at(-1)
  return { duties, ...(last && { lastSeq: last.seq }) }
}

/** Winnings of free rounds; an undone credit requires nothing. */
const winsAfter = async (
  { wallet, play }: WithdrawalContext,
  tx: Tx,
  { memberId, afterSeq }: { readonly memberId: bigint; readonly afterSeq: bigint },
): Promise<DutyPage> => {
  const wins = await readPages(afterSeq, (page) =>
    wallet.listNamedMovements(tx, { memberId, kinds: play.winKinds, ...page }),
  )
  const reversed = await wallet.areReversed(tx, wins)
  const duties = wins.flatMap((win, index) =>
    reversed[index]
      ? []
      : [{ seq: win.seq, dutyMinor: play.turnoverOfWin(win), isOfFreeRound: true }],
  )
  const last = wins.at(-1)
  return { duties, ...(last && { lastSeq: last.seq }) }
}

const bySeq = ascending(({ seq }: { readonly seq: bigint }) => seq)

/**
 * The member's outstanding wagering, from the ledger's own record of deposits, winnings of free rounds and stakes
 * since the last withdrawal, in the order in which they moved the balance. In each span between two credits the
 * valid stakes are summed until the requirement is met. The caller has locked the balance.
 */
export const readTurnover = async (
  context: WithdrawalContext,
  tx: Tx,
  memberId: bigint,
  turnoverBp: number,
): Promise<Turnover & { readonly lastCreditSeq: bigint | undefined }> => {
  const afterSeq = (await findTurnoverMark(tx, memberId)) ?? 0n
  const deposits = await depositsAfter(context, tx, { memberId, afterSeq, turnoverBp })
  const wins = await winsAfter(context, tx, { memberId, afterSeq })
  const lastCreditSeq = [deposits.lastSeq, wins.lastSeq].reduce((one, other) =>
    one === undefined || (other !== undefined && other > one) ? other : one,
  )
  const duties = [...deposits.duties, ...wins.duties]
    .filter(({ dutyMinor }) => dutyMinor > 0n)
    .toSorted(bySeq)
  const wagered: WageredDuty[] = []
  for (const [index, duty] of duties.entries()) {
    const next = duties[index + 1]
    const span = { memberId, afterSeq: duty.seq, ...(next && { beforeSeq: next.seq }) }
    const neededMinor = turnoverLeft(turnoverOf([...wagered, { ...duty, stakedMinor: 0n }]))
    const stakedMinor = await sumValidStakes(context, tx, span, neededMinor)
    wagered.push({ ...duty, stakedMinor })
  }
  return { ...turnoverOf(wagered), lastCreditSeq }
}
