import type { Json } from '@trevo/game-rules/engine/json.ts'
import { canonicalJson } from '@trevo/fairness/canonical-json.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { renderHud } from '../../controls/render-hud.ts'
import { RgsRefusal, type ActOrder } from '../../rgs/rgs-port.ts'
import { askUntilAnswered } from './ask-round.ts'
import { balanceAfter } from '../money/balance-after.ts'
import type { Game, Turn } from '../context/game-context.ts'
import { moveStake } from '../money/move-stake.ts'
import { seenRound } from '../show/seen-round.ts'
import { showPlayedRound } from './show-played-round.ts'
import { showProblem, showTrouble } from './show-problem.ts'
import { waitForPlayer } from './wait-for-player.ts'

/** Sends the player's action: repeated until it is answered, always with the same number. */
export const takeAction = async (game: Game, action: Json): Promise<void> => {
  const { state, board } = game
  const { turn } = state
  if (state.phase !== 'deciding' || !turn) return
  const costMinor = costOf(turn, action)
  if (costMinor === undefined) return
  if (costMinor > state.balanceMinor) {
    showProblem(game, 'wallet.insufficient_balance', '')
    return
  }
  state.phase = 'asking'
  game.banner.hide()
  if (costMinor > 0n) moveStake(game, costMinor, turn.isOfSession)
  board.onLegal?.([], () => undefined)
  renderHud(game)
  const number = turn.round.actions.length + 1
  try {
    const order: ActOrder = { number, action: action as ActOrder['action'] } // JSON by its type
    const { round, balance } = await askUntilAnswered(() => game.port.act(turn.round.id, order), {
      wait: game.wait,
      serverNow: game.serverNow,
      onTrouble: (trouble) => showTrouble(game, trouble),
    })
    await showPlayedRound(game, round, {
      previous: seenRound(turn.round),
      isAsked: true,
      balanceAfterMinor: balanceAfter(round, balance),
      isOfSession: turn.isOfSession,
    })
  } catch (error) {
    if (costMinor > 0n) moveStake(game, -costMinor, turn.isOfSession)
    refuseAction(game, turn, error)
  }
}

/** The price of an action; undefined if it is not on offer. */
const costOf = ({ round }: Turn, action: Json): bigint | undefined => {
  const wanted = canonicalJson(action)
  const offer = round.legal.find((one) => canonicalJson(one.action) === wanted)
  return offer && parseMoney(offer.stake)
}

/** Refusals that mean that the round's state differs from ours: another tab, a timeout. */
const movedOn: ReadonlySet<string> = new Set([
  'rgs.round_finished',
  'rgs.round_unknown',
  'rgs.action_not_legal',
  'request.id_reused',
])

const refuseAction = (game: Game, turn: Turn, error: unknown): void => {
  if (error instanceof RgsRefusal && movedOn.has(error.code)) {
    game.state.phase = 'idle'
    game.state.turn = undefined
    void game.resume()
    return
  }
  waitForPlayer(game, turn)
  showProblem(game, error, turn.round.id)
}
