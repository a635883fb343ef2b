import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../../platform/approvals/change-kind.ts'
import type { PlayContext } from '../../common/context.ts'
import { payoutReleased, sourceOf, winTurnoverOf } from '../../common/domain/transfers.ts'
import type { HeldCreditRow, PlayTables } from '../../common/repository/tables.ts'
import { findHeldCreditById } from '../../rounds/repository/held-credits.ts'
import { decideInTx, lockHeld, type Decision } from './decide-held-credit.ts'
import { releaseKindName } from './show-held-credit.ts'

/** The member gets the money, in the caller's transaction. @throws Refusal `credit.not_held` */
export const releaseInTx = (
  context: PlayContext,
  tx: Tx,
  row: HeldCreditRow,
  { operator, reason }: Pick<Decision, 'operator' | 'reason'>,
): Promise<void> =>
  decideInTx(context, tx, row, { to: 'released', operator, reason }, async (held) => {
    const { wallet } = context
    const stake = await wallet.findTransferInTx(tx, sourceOf(held.vendor), held.debitTxn)
    const winTurnover = winTurnoverOf(stake?.reference)
    await wallet.postInTx(tx, payoutReleased(held, operator, winTurnover))
  })

/** The release of a held credit from the brand's threshold on. */
export const releaseCreditKind = (context: PlayContext): ChangeKind => {
  const lock = async (tx: Tx, { brandId, target }: ChangeOrder): Promise<HeldCreditRow> => {
    const row = z.uuid().safeParse(target).success
      ? await findHeldCreditById({ db: tables<PlayTables>(tx) }, target)
      : undefined
    if (row?.brand_id !== brandId) throw new Refusal('credit.unknown')
    return (await lockHeld(tx, row)).held
  }
  return changeKind({
    kind: releaseKindName,
    right: 'games.decide',
    input: z.strictObject({}),
    describe: async (tx, order) => {
      const row = await lock(tx, order)
      const before = {
        status: 'held',
        vendor: row.vendor,
        round: row.round_id,
        stake: formatMoney(row.stake_minor),
        amount: formatMoney(row.amount_minor),
        cap: formatMoney(row.cap_minor),
        paid: formatMoney(row.paid_minor),
      }
      return { before, after: { ...before, status: 'released' }, amountMinor: row.amount_minor }
    },
    execute: async (tx, order, { decided: operator, reason }) =>
      releaseInTx(context, tx, await lock(tx, order), { operator, reason }),
  })
}
