import type { VendorDebit } from '@trevo/contract/vendor/shapes.ts'
import { findMoney } from '@trevo/money/money.ts'
import { no, yes, type Reply } from '../domain/reply.ts'
import { sourceOf, stakeTaken } from '../domain/transfers.ts'
import type { GameSessionRow } from '../repository/tables.ts'
import { stakeKey, type PlayContext } from './context.ts'
import { replyOfError } from './reply-of-error.ts'

type StakeOrder = {
  readonly vendor: string
  readonly debit: VendorDebit
  readonly amountMinor: bigint
}

/** The rules of a debit that are not wallet's; undefined when none is broken. */
const objection = async (
  context: PlayContext,
  { vendor, debit, amountMinor }: StakeOrder,
  session: GameSessionRow | undefined,
): Promise<Reply | undefined> => {
  if (!session || session.vendor !== vendor || session.player_ref !== debit.playerRef) {
    return no('INVALID_TOKEN')
  }
  if (session.expires_at <= context.clock.now()) return no('TOKEN_EXPIRED')
  if (session.game_code !== debit.gameCode) return no('INVALID_GAME')
  if (session.currency !== debit.currency) return no('WRONG_CURRENCY')
  const game = context.findGame(session.node_id)
  if (!game || game.maintenance) return no('INVALID_GAME')
  const [isOpen, isSiteOpen] = await Promise.all([
    context.sessions.isOpen(session),
    context.isSiteSessionOpen(session.site_session_id),
  ])
  if (!isOpen || !isSiteOpen) return no('TOKEN_EXPIRED')
  return amountMinor > session.stake_max_minor ? no('BET_LIMIT_EXCEEDED') : undefined
}

/**
 * Takes a stake. Session and game are asked of their owners after the message came and before the
 * money moves; funds, the member's state and the id are decided with the money, under its lock.
 */
export const takeStake =
  (context: PlayContext) =>
  async (vendor: string, debit: VendorDebit): Promise<Reply> => {
    const amountMinor = findMoney(debit.amount)
    if (amountMinor === undefined || amountMinor === 0n) return no('WRONG_TYPES')
    const session = await context.sessions.find(debit.sessionToken)
    const objected = await objection(context, { vendor, debit, amountMinor }, session)
    if (objected || !session) {
      return storedAnswer(context, { vendor, debit, amountMinor }, objected ?? no('INVALID_TOKEN'))
    }

    const { transactionId: txnId, roundId } = debit
    const { member_id: memberId, node_id: nodeId } = session
    try {
      const stake = { vendor, txnId, memberId, nodeId, roundId, amountMinor }
      const posted = await context.wallet.post(stakeTaken(stake))
      context.stakes.set(stakeKey(vendor, txnId), {
        memberId,
        roundId,
        nodeId,
        stakeMinor: amountMinor,
      })
      if (posted.outcome === 'applied') {
        return yes({
          playerRef: debit.playerRef,
          balanceMinor: posted.balanceAfterMinor,
          transferId: posted.transferId,
          repeated: false,
        })
      }
      return await repeatedStake(context, { vendor, debit, memberId, ...posted })
    } catch (error) {
      return replyOfError(context, error, { vendor, txnId, memberId })
    }
  }

/**
 * A stake that was taken before the session ended stays taken: its repeat gets the stored answer.
 * The vendor would otherwise count it as discarded, and nobody would ever pay or return it.
 */
const storedAnswer = async (
  context: PlayContext,
  { vendor, debit, amountMinor }: StakeOrder,
  objected: Reply,
): Promise<Reply> => {
  const known = await context.wallet.findTransfer(sourceOf(vendor), debit.transactionId)
  if (!known) return objected
  const memberId = await context.sessions.findPlayer(vendor, debit.playerRef)
  const isSame =
    known.memberId === memberId &&
    known.amountMinor === -amountMinor &&
    known.reference?.['round'] === debit.roundId
  if (!isSame) return no('DUPLICATE_TRANSACTION')
  const { transferId, balanceAfterMinor } = known
  return repeatedStake(context, { vendor, debit, memberId, transferId, balanceAfterMinor })
}

type Repeated = {
  readonly vendor: string
  readonly debit: VendorDebit
  readonly memberId: bigint
  readonly transferId: bigint
  readonly balanceAfterMinor: bigint
}

/** The stored answer with today's balance, unless the stake was taken back since. */
const repeatedStake = async (context: PlayContext, repeated: Repeated): Promise<Reply> => {
  const { vendor, debit, memberId, transferId } = repeated
  const known = await context.wallet.findTransfer(sourceOf(vendor), debit.transactionId)
  if (known?.reversedBy !== null && known !== undefined) return no('TRANSACTION_ROLLED_BACK')
  const balance = await context.balanceNow(memberId)
  return yes({
    playerRef: debit.playerRef,
    balanceMinor: balance?.availableMinor ?? repeated.balanceAfterMinor,
    transferId,
    repeated: true,
  })
}
