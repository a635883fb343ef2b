import { formatMoney } from '@trevo/money/money.ts'
import { renderHud } from '../../controls/render-hud.ts'
import type { RoomBets, SeenRound } from '../../families/board.ts'
import {
  RgsRefusal,
  type ActOrder,
  type PlayOrder,
  type RoomAnswer,
  type Round,
} from '../../rgs/rgs-port.ts'
import { askRound, askUntilAnswered, type AskOptions } from '../rounds/ask-round.ts'
import { bookRound } from '../rounds/book-round.ts'
import type { Game } from '../context/game-context.ts'
import { moveStake } from '../money/move-stake.ts'
import { refreshIfDue } from '../session/refresh-session.ts'
import { seenRound } from '../show/seen-round.ts'
import { showProblem, showTrouble } from '../rounds/show-problem.ts'
import { announceOutcome } from '../show/show-on-board.ts'

/** How often the game server is polled for the result of a bet. */
const ASK_EVERY_MS = 600

const isReturned = ({ state }: Round): boolean => state === 'cancelling' || state === 'cancelled'
const isDecided = ({ state }: Round): boolean =>
  state === 'played' || state === 'credited' || state === 'closed'

/** Refusals that mean that the bet's state differs from ours. */
const movedOn: ReadonlySet<string> = new Set([
  'rgs.round_finished',
  'rgs.round_unknown',
  'rgs.action_not_legal',
  'request.id_reused',
])

const askOptions = (game: Game): AskOptions => ({
  wait: game.wait,
  serverNow: game.serverNow,
  onTrouble: (trouble) => showTrouble(game, trouble),
})

/** Takes the stake at once; a refusal returns it and shows the reason. */
const placeBet =
  (game: Game): RoomBets['place'] =>
  async ({ stakeMinor, choice }) => {
    const { state, text, formats } = game
    if (state.phase !== 'idle') return undefined
    if (state.balanceMinor < stakeMinor) {
      showProblem(game, 'wallet.insufficient_balance', '')
      return undefined
    }
    const order: PlayOrder = {
      id: game.newId(),
      gameCode: game.title.maths.gameCode,
      stake: formatMoney(stakeMinor),
      choice: choice as Exclude<PlayOrder['choice'], undefined>, // JSON by its type
    }
    game.banner.hide()
    state.openBets += 1
    moveStake(game, stakeMinor)
    game.parent.tell({ type: 'round', roundId: order.id, state: 'started' })
    const started = game.board.words?.started ?? text.announcePlay
    game.hud.live.textContent = started(formats.money(order.stake))
    try {
      const { round, seeds } = await askRound(game.port, order, askOptions(game))
      state.session = { ...state.session, seeds }
      state.roundCount += 1
      state.lastRoundId = round.id
      return seenRound(round)
    } catch (error) {
      moveStake(game, -stakeMinor)
      closeBet(game, order.id, 'refused')
      showProblem(game, error, order.id)
      return undefined
    }
  }

/** One open bet less; after the last one the pending refresh of the balance is done. */
const closeBet = (game: Game, roundId: string, ended: 'shown' | 'refused'): void => {
  game.state.openBets -= 1
  game.parent.tell({ type: 'round', roundId, state: ended })
  renderHud(game)
  if (game.state.openBets === 0) refreshIfDue(game)
}

/** Raises since the last view of a bet are deducted from the balance. */
const payRaise = (game: Game, bet: SeenRound, now: SeenRound): void => {
  if (now.stakeMinor > bet.stakeMinor) moveStake(game, now.stakeMinor - bet.stakeMinor)
}

/** The result is added to balance and sums, announced, and celebrated if it is large. */
const bookBet = async (game: Game, round: Round, bet: SeenRound): Promise<SeenRound> => {
  const seen = seenRound(round)
  payRaise(game, bet, seen)
  game.state.lastRoundId = round.id
  const isOfSession = Date.parse(round.startedAt) >= Date.parse(game.state.session.startedAt)
  bookRound(game, seen, { balanceAfterMinor: undefined, isOfSession })
  closeBet(game, round.id, 'shown')
  void announceOutcome(game, seen)
  return seen
}

const returnBet = (game: Game, bet: SeenRound): undefined => {
  moveStake(game, -bet.stakeMinor)
  closeBet(game, bet.id, 'refused')
  const { banner, text } = game
  banner.show('info', text.problems.cancelled, [{ label: text.ok, run: banner.hide }])
  return undefined
}

const settleBet =
  (game: Game): RoomBets['settle'] =>
  async (bet) => {
    try {
      for (;;) {
        const { round } = await askUntilAnswered(() => game.port.round(bet.id), askOptions(game))
        if (isReturned(round)) return returnBet(game, bet)
        if (isDecided(round)) return await bookBet(game, round, bet)
        await game.wait(ASK_EVERY_MS)
      }
    } catch (error) {
      // The session is over: the bet is decided without this page, and is in the records.
      showProblem(game, error, bet.id)
      return undefined
    }
  }

const cashOutBet =
  (game: Game): RoomBets['cashOut'] =>
  async (bet) => {
    const ask = () => game.port.act(bet.id, { number: 1, action: 'cash_out' })
    try {
      const { round } = await askUntilAnswered(ask, askOptions(game))
      return isDecided(round) ? await bookBet(game, round, bet) : await settleBet(game)(bet)
    } catch (error) {
      if (!(error instanceof RgsRefusal) || !movedOn.has(error.code)) {
        showProblem(game, error, bet.id)
      }
      return settleBet(game)(bet)
    }
  }

const removeOwnBet =
  (game: Game): RoomBets['removeBet'] =>
  async (bet) => {
    const ask = () => game.port.act(bet.id, { number: 1, action: 'remove_bet' })
    try {
      await askUntilAnswered(ask, askOptions(game))
      moveStake(game, -bet.stakeMinor)
      closeBet(game, bet.id, 'refused')
      return 'returned'
    } catch (error) {
      showProblem(game, error, bet.id)
      return undefined
    }
  }

const decideAtSeat =
  (game: Game): RoomBets['decide'] =>
  async (bet, { number, action, raiseMinor }) => {
    if (raiseMinor > game.state.balanceMinor) {
      showProblem(game, 'wallet.insufficient_balance', '')
      return undefined
    }
    if (raiseMinor > 0n) moveStake(game, raiseMinor)
    const order: ActOrder = { number, action: action as ActOrder['action'] } // JSON by its type
    try {
      const { round } = await askUntilAnswered(() => game.port.act(bet.id, order), askOptions(game))
      return seenRound(round)
    } catch (error) {
      if (raiseMinor > 0n) moveStake(game, -raiseMinor)
      const hasMovedOn = error instanceof RgsRefusal && movedOn.has(error.code)
      if (!hasMovedOn) showProblem(game, error, bet.id)
      return undefined
    }
  }

const rereadBet =
  (game: Game): RoomBets['reread'] =>
  async (bet) => {
    try {
      const { round } = await askUntilAnswered(() => game.port.round(bet.id), askOptions(game))
      if (!round.outcome) return undefined
      const now = seenRound(round)
      payRaise(game, bet, now)
      return now
    } catch (error) {
      showProblem(game, error, bet.id)
      return undefined
    }
  }

/** Bets whose stake is still being requested are awaited: it is not known yet whether they were accepted. */
const listOwn = async (game: Game): Promise<Pick<RoomAnswer, 'own' | 'name'>> => {
  try {
    for (;;) {
      const { own, name } = await askUntilAnswered(() => game.port.room(), askOptions(game))
      if (own.every(({ outcome }) => outcome !== null)) return { own, name }
      await game.wait(ASK_EVERY_MS)
    }
  } catch (error) {
    showProblem(game, error, '')
    return { own: [], name: null }
  }
}

/** The bets of one player, over the game server's own endpoints. */
export const createRoomBets = (game: Game): RoomBets => {
  const settle = settleBet(game)
  const known = new Set<string>()
  const place = placeBet(game)
  let name: string | undefined
  return {
    own: async () => {
      const told = await listOwn(game)
      name = told.name ?? name
      const own = told.own.filter(({ id }) => !known.has(id))
      for (const { id, state } of own) {
        known.add(id)
        if (state === 'in_steps') game.state.openBets += 1
      }
      return own.map(seenRound)
    },
    place: async (wager) => {
      const bet = await place(wager)
      if (bet) known.add(bet.id)
      return bet
    },
    cashOut: cashOutBet(game),
    decide: decideAtSeat(game),
    reread: rereadBet(game),
    name: () => name,
    removeBet: removeOwnBet(game),
    settle,
  }
}
