import { parseMoney } from '@trevo/money/money.ts'
import type { PlayContext } from '../../common/context.ts'
import { stakeTaken } from '../../common/domain/transfers.ts'
import { holdCredit } from '../../rounds/service/hold-credit.ts'

const stakeMinor = parseMoney('1.00')
/** What the game paid above what it can pay. */
const aboveCapMinor = parseMoney('250.00')

export type DemoHeldCredit = {
  readonly memberId: bigint
  readonly nodeId: number
  /** Before the demo began. */
  readonly heldAt: Date
}

/**
 * A credit of the demo above what its game can pay, set aside at an earlier time as play sets it aside; its stake is
 * taken from the member now. The same one again changes nothing.
 */
export const seedHeldCredit =
  (context: PlayContext) =>
  async ({ memberId, nodeId, heldAt }: DemoHeldCredit): Promise<void> => {
    const vendor = context.catalogue.findGame(nodeId)?.vendor
    if (vendor === undefined) throw new Error(`play: the demo has no game ${nodeId}`)
    const roundId = `demo-${memberId}-${heldAt.toISOString().slice(0, 10)}`
    const debitTxn = `${roundId}-stake`
    const stake = { memberId, roundId, nodeId, stakeMinor }
    await context.wallet.post(
      stakeTaken({ ...stake, vendor, txnId: debitTxn, amountMinor: stakeMinor }),
    )
    const capMinor = await context.capOf(stake)
    const order = {
      vendor,
      txnId: `${roundId}-credit`,
      debitTxn,
      playerRef: '',
      roundId,
      currency: 'BRL',
      amountMinor: capMinor + aboveCapMinor,
      roundClosed: true,
    }
    const outcome = await holdCredit(
      { ...context, clock: { ...context.clock, now: () => heldAt } },
      { order, stake: { ...stake, placedAt: heldAt, isFree: false }, capMinor },
    )
    if (outcome?.kind !== 'done')
      throw new Error(`play: the demo credit ${order.txnId} is not held`)
  }
