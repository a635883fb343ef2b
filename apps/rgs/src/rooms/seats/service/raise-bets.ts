import { isRefusalCode } from '@trevo/contract/refusals.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { actionTransactionIds, transactionIds } from '../../../wallet/domain/transaction-ids.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { lockRoomGame } from '../../common/repository/rooms.ts'
import { answerRaises, listSessions, raiseBets } from '../repository/seats.ts'
import type { RoundActionRow, RoundRow } from '../../../tables.ts'
import { askForDebit, refusalOf, type AskedDebit } from '../../../wallet/service/ask-for-debit.ts'
import { isDone } from '../../../wallet/service/count-call.ts'
import { rollBackAction } from '../../../rounds/service/take-action.ts'
import { walletTokenOf } from '../../../sessions/service/wallet-token.ts'
import { eachAtOnce } from '../../common/service/each-at-once.ts'
import type { BegunDecision, SeatOrder } from './begin-decision.ts'
import { seatedOf, type SeatedDraw } from './seated-port.ts'
import { writeMoves } from './write-move.ts'

/** Bets behind whose stake is not taken within this time are not raised. */
const behindMs = 2_500

type Asked = { readonly raise: RoundActionRow; readonly bet: RoundRow; readonly token: string }

/** The wallet's tokens of the sessions in which the bets were placed. */
const withTokens = async (
  dependencies: Dependencies,
  { raises, bets }: BegunDecision,
): Promise<Asked[]> => {
  const ids = [...new Set(bets.map(({ session_id: id }) => id))]
  const sessions = await listSessions(dependencies.database.db, ids)
  const tokens = new Map(sessions.map((row) => [row.id, walletTokenOf(dependencies, row)]))
  return raises.flatMap((raise) => {
    const bet = bets.find(({ id }) => id === raise.round_id)
    const token = bet && tokens.get(bet.session_id)
    return bet && token !== undefined ? [{ raise, bet, token }] : []
  })
}

const ask = (dependencies: Dependencies, { raise, bet, token }: Asked): Promise<AskedDebit> =>
  askForDebit(dependencies, bet, {
    transactionId: actionTransactionIds(bet.id, raise.attempt).debit,
    walletToken: token,
    amountMinor: raise.stake_minor,
    furtherOf: transactionIds(bet.id).debit,
  })

/** Stakes of bets behind: what is known about them when their time is over. */
const askBehind = async (
  dependencies: Dependencies,
  behind: readonly Asked[],
): Promise<ReadonlyMap<string, AskedDebit>> => {
  const answers = new Map<string, AskedDebit>()
  const all = eachAtOnce(behind, async (one) => {
    try {
      answers.set(one.bet.id, await ask(dependencies, one))
    } catch (error) {
      dependencies.log.error({ err: error, roundId: one.bet.id }, 'bet behind cannot be raised')
    }
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, behindMs)
  })
  await Promise.race([all, late])
  clearTimeout(timer)
  return new Map(answers)
}

type Raising = {
  readonly draw: SeatedDraw
  readonly gameId: bigint
  readonly begun: BegunDecision
  readonly order: SeatOrder
}

/** The seat's own stake was not taken: nothing was decided, and no stakes were requested from bets behind. */
const forget = async (
  dependencies: Dependencies,
  { begun }: Raising,
  { result, mayHaveLanded }: AskedDebit,
): Promise<never> => {
  const { database, clock } = dependencies
  const { round, raises } = begun
  const behind = raises.flatMap(({ round_id: id }) => (id === round.id ? [] : [id]))
  const now = clock.now()
  const own = await database.inTx(async (tx) => {
    await answerRaises(tx, { roundIds: behind, state: 'refused', now })
    const state = mayHaveLanded ? 'cancelling' : 'refused'
    return answerRaises(tx, { roundIds: [round.id], state, now })
  })
  for (const waiting of mayHaveLanded ? own : []) {
    await rollBackAction(dependencies, { round, waiting })
  }
  const { refusal, refusal_detail: detail } = refusalOf(result)
  if (!isRefusalCode(refusal)) throw new Refusal('rgs.wallet_unavailable')
  throw new Refusal(refusal, JSON.parse(detail) as Record<string, unknown>) // as it was written
}

/** Taken stakes count, and the seat's decision with them. Undefined: its time ran out meanwhile. */
const writeRaised = (
  { database, clock }: Dependencies,
  { draw, gameId, begun, order }: Raising,
  answers: ReadonlyMap<string, AskedDebit>,
): Promise<RoundRow | undefined> =>
  database.inTx(async (tx) => {
    const game = await lockRoomGame(tx, gameId)
    const now = clock.now()
    const { round, raises } = begun
    const behind = raises.flatMap(({ round_id: id }) => (id === round.id ? [] : [id]))
    const [own] = await answerRaises(tx, { roundIds: [round.id], state: 'taken', now })
    if (!game || !own) return undefined
    const endOf = (id: string): 'taken' | 'refused' | 'cancelling' => {
      const answer = answers.get(id)
      if (!answer || (answer.mayHaveLanded && !isDone(answer.result))) return 'cancelling'
      return isDone(answer.result) ? 'taken' : 'refused'
    }
    for (const state of ['taken', 'refused', 'cancelling'] as const) {
      const roundIds = behind.filter((id) => endOf(id) === state)
      const answered = await answerRaises(tx, { roundIds, state, now })
      if (state === 'taken' && answered.length > 0) await raiseBets(tx, answered, now)
    }
    const [raised] = await raiseBets(tx, [own], now)
    const { seat } = seatedOf(draw.title).placeOf(round.choice)
    await writeMoves(tx, { draw, game, moves: [{ seat, kind: order.kind }], now })
    return raised
  })

/**
 * A decision with a stake: the seat's own is requested, then those of the bets behind that follow, and only then a
 * card is dealt. Nobody knows the card before their stake is taken or refused.
 */
export const raiseBetsOf = async (
  dependencies: Dependencies,
  raising: Raising,
): Promise<RoundRow> => {
  const { round } = raising.begun
  const asked = await withTokens(dependencies, raising.begun)
  const own = asked.find(({ bet }) => bet.id === round.id)
  if (!own) throw new Error(`round ${round.id} has no session`)
  const answer = await ask(dependencies, own)
  if (!isDone(answer.result)) return forget(dependencies, raising, answer)
  const behind = asked.filter(({ bet }) => bet.id !== round.id)
  const answers = await askBehind(dependencies, behind)
  const raised = await writeRaised(dependencies, raising, answers)
  if (raised) return raised
  // The seat stands, and the stake is returned.
  throw new Refusal('rgs.action_not_legal')
}
