import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { PlayContext } from '../../common/context.ts'
import { payoutLapsed } from '../../common/domain/transfers.ts'
import type { PlayTables } from '../../common/repository/tables.ts'
import { findHeldCreditById } from '../../rounds/repository/held-credits.ts'
import { decideInTx, lockHeld } from './decide-held-credit.ts'

const findHeld = (tx: Tx, creditId: string) =>
  findHeldCreditById({ db: tables<PlayTables>(tx) }, creditId)

/** What a held credit comes to, locked; undefined once it is decided. */
export const lockHeldAmount = async (tx: Tx, creditId: string): Promise<bigint | undefined> => {
  const row = await findHeld(tx, creditId)
  if (row?.state !== 'held') return undefined
  return (await lockHeld(tx, row)).held.amount_minor
}

export type LapseOrder = {
  readonly creditId: string
  readonly operator: string
  readonly reason: string
  readonly to: readonly { readonly house: string; readonly amountMinor: bigint }[]
}

/** Nobody claimed the credit: its money goes to the named houses. @throws Refusal `credit.not_held` */
export const createLapseHeldCredit =
  (context: PlayContext) =>
  async (tx: Tx, { creditId, operator, reason, to }: LapseOrder): Promise<void> => {
    const row = await findHeld(tx, creditId)
    if (!row) throw new Refusal('credit.unknown')
    await decideInTx(context, tx, row, { to: 'lapsed', operator, reason }, (held) =>
      context.wallet.postInTx(tx, payoutLapsed(held, operator, to)),
    )
  }
