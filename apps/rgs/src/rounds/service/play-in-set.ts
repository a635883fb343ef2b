import type { SeedState } from '@trevo/contract/rgs/session.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { shownSeeds } from '../../fairness/domain/shown-seeds.ts'
import { transactionIds } from '../../wallet/domain/transaction-ids.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { BeginCommand, BegunPair } from '../repository/round-sets.ts'
import type { RoundRow } from '../../tables.ts'
import { askForDebit } from '../../wallet/service/ask-for-debit.ts'
import { readWager, type RoundOrder } from './begin-round.ts'
import { driveRound } from './drive-round.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'
import { orElse } from '../../common/service/or-else.ts'
import { playByRules, type RoundToPlay } from './play-by-rules.ts'
import { playOutcome } from './play-outcome.ts'
import { validStakeOf } from './valid-stake-of.ts'
import { payOut, postpone, reread } from './settle-round.ts'
import { askForCredit } from '../../wallet/service/ask-for-credit.ts'
import { isDone } from '../../wallet/service/count-call.ts'
import { balanceBefore, dropStake } from './take-stake.ts'

/** A round that went in sets, and the seeds its player has then. */
export type PlayedInSet = { readonly round: RoundRow; readonly seeds: SeedState }

type Begun = {
  readonly round: RoundToPlay & Pick<RoundRow, 'player_ref'>
  readonly pair: BegunPair
}

type Plain = { readonly command: BeginCommand; readonly choice: Json }

const readCommand = (session: OpenSession, order: RoundOrder): Plain | undefined => {
  const { row, title } = session
  // A free round counts down its campaign, in its own transaction.
  if (order.gameCode !== row.game_code || order.campaignId !== undefined) return undefined
  try {
    const { stakeMinor, choice } = readWager(session, order)
    const command = {
      id: order.id,
      playerRef: row.player_ref,
      gameCode: row.game_code,
      mathsVersion: title.version,
      sessionId: row.id,
      stakeMinor,
      choice: JSON.stringify(choice),
      seed: order.seed,
      finishedRoundId: order.finishedRoundId,
      minCycleMs: row.profile.minCycleMs,
    }
    return { command, choice }
  } catch (error) {
    // A round of this id may be known from a time when the wager was on offer.
    if (error instanceof Refusal) return undefined
    throw error
  }
}

type Fixed = { readonly payoutMinor: bigint; readonly outcome: RoundRow['outcome'] }

/** Draws and fixes the outcome. @returns undefined where nothing was fixed. */
const fixOutcome = async (
  dependencies: Dependencies,
  { round, pair }: Begun,
  balanceBeforeMinor: bigint | null,
): Promise<Fixed | undefined> => {
  const { view, payoutMinor, legal } = playByRules(
    dependencies,
    round,
    { pair, nonce: pair.nonce },
    [],
  )
  if (legal.length > 0) return undefined
  const asked = dependencies.sets.play({
    id: round.id,
    pairId: pair.id,
    nonce: pair.nonce,
    payoutMinor,
    outcome: JSON.stringify(view),
    balanceBeforeMinor,
  })
  const outcome = view as RoundRow['outcome'] // an object, as every engine shows one
  return (await orElse(dependencies, asked, false)) ? { payoutMinor, outcome } : undefined
}

/** Pays a round that was fixed in a set. `played → credited`. */
const pay = async (
  dependencies: Dependencies,
  round: Begun['round'],
  { payoutMinor, outcome }: Fixed,
): Promise<RoundRow> => {
  const result = await askForCredit(dependencies, {
    ...round,
    payout_minor: payoutMinor,
    validStakeMinor: await validStakeOf(dependencies, { ...round, outcome }),
  })
  if (!isDone(result)) return postpone(dependencies, await reread(dependencies, round), result)
  const { balance } = result.reply
  const asked = dependencies.sets.credit({
    id: round.id,
    balanceAfterMinor: balance === undefined ? null : parseMoney(balance),
  })
  const credited = await orElse(dependencies, asked, null)
  if (!credited) return driveRound(dependencies)(await reread(dependencies, round))
  dependencies.metrics.rounds.inc({ game: credited.game_code, end: 'credited' })
  return { ...credited, outcome }
}

/** `created` with its stake taken, as far as it goes. */
const playAndPay = async (
  dependencies: Dependencies,
  begun: Begun,
  balanceBeforeMinor: bigint | null,
): Promise<RoundRow> => {
  // Where the rules fail, `playOutcome` fails as well, and the round rests where its stake is taken.
  const fixed = await fixOutcome(dependencies, begun, balanceBeforeMinor).catch(() => undefined)
  if (fixed) return pay(dependencies, begun.round, fixed)
  const row = await reread(dependencies, begun.round)
  const started = await playOutcome(dependencies)(row, { balanceBeforeMinor })
  return started.state === 'played' ? payOut(dependencies)(started) : started
}

/**
 * Plays an instant round together with those of other players: its three steps are rows of sets, between
 * them the same calls for money as ever. @returns undefined if nothing was started; the round is then
 * requested alone, which also returns the reason for a refusal.
 */
export const playInSet =
  (dependencies: Dependencies) =>
  async (session: OpenSession, order: RoundOrder): Promise<PlayedInSet | undefined> => {
    const plain = readCommand(session, order)
    if (!plain) return undefined
    const { command, choice } = plain
    const pair = await orElse(dependencies, dependencies.sets.begin(command), null)
    if (!pair) return undefined
    const begun = {
      pair,
      round: {
        id: command.id,
        player_ref: command.playerRef,
        game_code: command.gameCode,
        maths_version: command.mathsVersion,
        stake_minor: command.stakeMinor,
        client_seed: pair.client_seed,
        choice,
      },
    }
    const asked = await askForDebit(dependencies, begun.round, {
      transactionId: transactionIds(command.id).debit,
      walletToken: session.walletToken,
      amountMinor: command.stakeMinor,
    })
    if (!isDone(asked.result)) {
      const row = await reread(dependencies, begun.round)
      return { round: await dropStake(dependencies, row, asked), seeds: shownSeeds(pair) }
    }
    const balanceMinor = balanceBefore(asked.result.reply, command.stakeMinor)
    const round = await playAndPay(dependencies, begun, balanceMinor)
    return { round, seeds: shownSeeds({ ...pair, nonce: pair.nonce + 1 }) }
  }
