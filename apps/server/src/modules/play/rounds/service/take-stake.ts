import {
  done,
  refused,
  type RoundOutcome,
  type RoundRefusal,
} from '../../common/domain/round-outcome.ts'
import { sourceOf, stakeTaken } from '../../common/domain/transfers.ts'
import type { GameSessionRow } from '../../common/repository/tables.ts'
import { stakeKey, type PlayContext } from '../../common/context.ts'
import type { StakeOrder } from '../domain/orders.ts'
import { takeFreeStake } from './take-free-stake.ts'
import { outcomeOfError } from './outcome-of-error.ts'

/** Operators have stopped play there; whose member it is matters only while something is stopped. */
const isStopped = async (
  { stops, members }: PlayContext,
  { vendor, node_id: nodeId, member_id: memberId }: GameSessionRow,
): Promise<boolean> => {
  if (!(await stops.isAny())) return false
  const member = await members.findMember(memberId)
  return member !== undefined && stops.isStopped({ brandId: member.brandId, vendor, nodeId })
}

/** The brand of the member has the game or its vendor in maintenance; asked only while some brand has. */
const isClosedAtBrand = async (
  { catalogue, members }: PlayContext,
  { node_id: nodeId, member_id: memberId }: GameSessionRow,
): Promise<boolean> => {
  if (!catalogue.isClosedSomewhere(nodeId)) return false
  const member = await members.findMember(memberId)
  return member !== undefined && catalogue.findGame(nodeId, member.brandId)?.maintenance === true
}

/** The broken rule of a stake, except the wallet's own; undefined if there is none. */
const objectionTo = async (
  context: PlayContext,
  order: StakeOrder,
  session: GameSessionRow | undefined,
): Promise<RoundRefusal | undefined> => {
  if (!session || session.vendor !== order.vendor || session.player_ref !== order.playerRef) {
    return 'session_unknown'
  }
  if (session.expires_at <= context.clock.now()) return 'session_over'
  if (session.game_code !== order.gameCode) return 'game_closed'
  if (session.currency !== order.currency) return 'other_currency'
  const game = context.catalogue.findGame(session.node_id)
  if (!game || game.maintenance) return 'game_closed'
  const [isOpen, isSiteOpen] = await Promise.all([
    context.sessions.isOpen(session),
    context.identity.isSiteSessionOpen(session.site_session_id),
  ])
  if (!isOpen || !isSiteOpen) return 'session_over'
  if (await isClosedAtBrand(context, session)) return 'game_closed'
  if (await isStopped(context, session)) return 'game_closed'
  return order.amountMinor > session.stake_max_minor ? 'stake_too_high' : undefined
}

/**
 * Takes a stake. Session and game are checked with their owners after the message arrived and before the money
 * moves; funds, the member's state and the id are decided with the money, under its lock.
 */
export const takeStake =
  (context: PlayContext) =>
  async (order: StakeOrder): Promise<RoundOutcome> => {
    const { vendor, txnId, roundId, amountMinor, firstTxn, seat } = order
    if (amountMinor === 0n) return refused('stake_of_zero')
    const session = await context.sessions.find(order.sessionToken)
    const objection = await objectionTo(context, order, session)
    if (objection || !session) return storedOutcome(context, order, objection ?? 'session_unknown')

    const { campaignId } = order
    if (campaignId !== undefined) return takeFreeStake(context, { ...order, campaignId }, session)
    const { member_id: memberId, node_id: nodeId } = session
    try {
      const stake = { vendor, txnId, memberId, nodeId, roundId, amountMinor, firstTxn, seat }
      const posted = await context.wallet.post(stakeTaken(stake))
      context.stakes.set(stakeKey(vendor, txnId), {
        memberId,
        roundId,
        nodeId,
        stakeMinor: amountMinor,
        placedAt: context.clock.now(),
        isFree: false,
        seat,
      })
      if (posted.outcome === 'applied') {
        return done(posted.balanceAfterMinor, posted.transferId, false)
      }
      return await repeatedStake(context, order, memberId, posted)
    } catch (error) {
      return outcomeOfError(context, error, order, memberId)
    }
  }

/**
 * A stake taken before the session ended stays taken: its repeat gets the stored answer. Otherwise the vendor
 * would consider it discarded, and nobody would ever pay or return it.
 */
const storedOutcome = async (
  context: PlayContext,
  order: StakeOrder,
  objection: RoundRefusal,
): Promise<RoundOutcome> => {
  const { vendor, txnId, playerRef, roundId, amountMinor } = order
  const known = await context.wallet.findTransfer(sourceOf(vendor), txnId)
  if (!known) return refused(objection)
  const memberId = await context.sessions.findPlayer(vendor, playerRef)
  const isSame =
    known.memberId === memberId &&
    known.amountMinor === -amountMinor &&
    known.reference?.['round'] === roundId
  if (!isSame) return refused('id_reused')
  return repeatedStake(context, order, memberId, known)
}

type Posted = { readonly transferId: bigint; readonly balanceAfterMinor: bigint }

/** The stored answer with the current balance, unless the stake was reversed since. */
const repeatedStake = async (
  context: PlayContext,
  { vendor, txnId }: StakeOrder,
  memberId: bigint,
  { transferId, balanceAfterMinor }: Posted,
): Promise<RoundOutcome> => {
  const known = await context.wallet.findTransfer(sourceOf(vendor), txnId)
  if (known?.reversedBy !== null && known !== undefined) return refused('movement_reversed')
  const balance = await context.balanceNow(memberId)
  return done(balance?.availableMinor ?? balanceAfterMinor, transferId, true)
}
