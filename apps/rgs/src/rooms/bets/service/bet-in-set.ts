import { FullQueueError } from '@trevo/database/lost-wait.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { shownSeeds } from '../../../fairness/domain/shown-seeds.ts'
import { transactionIds } from '../../../wallet/domain/transaction-ids.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { BeginBetCommand, BegunBet } from '../repository/bet-sets.ts'
import type { RoundRow } from '../../../tables.ts'
import { askForDebit } from '../../../wallet/service/ask-for-debit.ts'
import { readWager, type RoundOrder } from '../../../rounds/service/begin-round.ts'
import type { OpenSession } from '../../../sessions/service/get-open-session.ts'
import { orElse } from '../../../common/service/or-else.ts'
import type { PlayedInSet } from '../../../rounds/service/play-in-set.ts'
import { reread } from '../../../rounds/service/settle-round.ts'
import { isDone } from '../../../wallet/service/count-call.ts'
import { balanceBefore, dropStake } from '../../../rounds/service/take-stake.ts'
import { acceptBet, latestEnd } from './accept-bet.ts'
import { findOffer, stakedMinorMaxOf } from './place-bet.ts'
import { sharedGameOf } from '../../games/service/shared-games.ts'

/** Undefined for a bet that is not plain: it is started alone, which also returns the reason for a refusal. */
const readCommand = async (
  dependencies: Dependencies,
  session: OpenSession,
  order: RoundOrder,
): Promise<BeginBetCommand | undefined> => {
  const { row, title } = session
  const shared = sharedGameOf(title)
  // A place at a table of seats is taken under the lock of its game.
  if (shared.decisions || order.gameCode !== row.game_code || order.campaignId !== undefined) {
    return undefined
  }
  try {
    const { stakeMinor, choice } = readWager(session, order)
    const offer = await findOffer(dependencies, session)
    const isAnnounced = shared.offerOf?.(title) !== undefined
    if (isAnnounced && offer?.isOnOffer(choice) !== true) return undefined
    return {
      id: order.id,
      playerRef: row.player_ref,
      gameCode: row.game_code,
      sessionId: row.id,
      stakeMinor,
      choice: JSON.stringify(choice),
      offeredIn: offer?.gameId ?? null,
      seats: shared.seatsOf(title, choice),
      stakedMinorMax: stakedMinorMaxOf(session),
    }
  } catch (error) {
    // A bet of this id may be known from a time when the wager was on offer.
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Begins a bet in a set. Where too many wait, waiting by itself would help nobody. */
const begin = (dependencies: Dependencies, command: BeginBetCommand): Promise<BegunBet | null> =>
  dependencies.betSets.begin(command).catch((error: unknown) => {
    if (error instanceof FullQueueError) throw error
    return orElse(dependencies, Promise.reject(error), null)
  })

/** A bet whose stake is taken comes into its game, or its stake goes back. */
const accept = async (
  dependencies: Dependencies,
  { title }: OpenSession,
  { id }: BeginBetCommand,
  { begun, balanceMinor }: { readonly begun: BegunBet; readonly balanceMinor: bigint | null },
): Promise<RoundRow> => {
  const { outcome, legal } = sharedGameOf(title).standing
  const asked = dependencies.betSets.accept({
    id,
    gameId: begun.gameId,
    endsAt: latestEnd(title, begun.closesAt),
    outcome: JSON.stringify(outcome),
    legal: JSON.stringify(legal),
    balanceBeforeMinor: balanceMinor,
  })
  const accepted = await orElse(dependencies, asked, null)
  if (accepted) return accepted
  const row = await reread(dependencies, { id })
  if (row.state !== 'created') return row
  return acceptBet(dependencies, title)(row, { balanceBeforeMinor: balanceMinor })
}

/**
 * Places a bet in a room together with those of other players: it is written down and accepted as a row
 * of sets, between them the same call for money as ever. @returns undefined if nothing was started; the
 * bet is then asked for by itself.
 */
export const betInSet =
  (dependencies: Dependencies) =>
  async (session: OpenSession, order: RoundOrder): Promise<PlayedInSet | undefined> => {
    const command = await readCommand(dependencies, session, order)
    const begun = command && (await begin(dependencies, command))
    if (!begun) return undefined
    const { id, playerRef, gameCode, stakeMinor } = command
    const round = { id, player_ref: playerRef, game_code: gameCode }
    const asked = await askForDebit(dependencies, round, {
      transactionId: transactionIds(id).debit,
      walletToken: session.walletToken,
      amountMinor: stakeMinor,
    })
    const seeds = shownSeeds(begun.pair)
    if (!isDone(asked.result)) {
      const row = await reread(dependencies, round)
      return { round: await dropStake(dependencies, row, asked), seeds }
    }
    const balanceMinor = balanceBefore(asked.result.reply, stakeMinor)
    return { round: await accept(dependencies, session, command, { begun, balanceMinor }), seeds }
  }
