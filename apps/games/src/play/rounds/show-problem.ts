import { renderHud } from '../../controls/render-hud.ts'
import { RgsRefusal } from '../../rgs/rgs-port.ts'
import type { Game } from '../context/game-context.ts'
import { leaveToLobby, openDeposit } from '../session/leave.ts'

/** A late answer is reported after a moment; the sentence disappears with the answer. */
export const showTrouble = (game: Game, trouble: 'offline' | 'pending' | undefined): void => {
  if (trouble === undefined) return game.banner.hide()
  game.banner.show('problem', game.text.problems[trouble])
}

/** Why a round did not happen, in the language of the session, with what to do next. */
export const showProblem = (game: Game, error: unknown, roundId: string): void => {
  const { text, banner, state } = game
  const code = typeof error === 'string' ? error : error instanceof RgsRefusal ? error.code : ''
  const said = error instanceof RgsRefusal && error.message !== '' ? error.message : undefined
  const deposit = { label: text.deposit, run: () => openDeposit(game) }
  const leave = { label: text.backToLobby, run: () => leaveToLobby(game) }
  const hide = { label: text.ok, run: banner.hide }

  switch (code) {
    case 'wallet.insufficient_balance':
      return banner.show('problem', said ?? text.problems.insufficient, [deposit])
    case 'rgs.session_invalid':
    case 'rgs.session_ended':
      state.phase = 'blocked'
      game.parent.tell({ type: 'session-ended' })
      renderHud(game)
      return banner.show('problem', said ?? text.problems.sessionEnded, [leave])
    case 'rgs.round_open':
      // Another window left an open round: show it, then continue.
      void game.resume()
      return undefined
    case 'rgs.round_cancelled':
      return banner.show('info', said ?? text.problems.cancelled, [hide])
    default:
      if (!(error instanceof RgsRefusal)) reportBug(error, roundId)
      return banner.show('problem', said ?? text.problems.other, [hide])
  }
}

/** Our own bug: reported in the browser's console and to error monitors, never swallowed. */
const reportBug = (error: unknown, roundId: string): void => {
  if (typeof error === 'string') return
  setTimeout(() => {
    throw new Error(`round ${roundId}`, { cause: error })
  })
}
