import type { Game } from '../context/game-context.ts'

/** Asks the parent page to close the game; without one, follows the link. */
export const leaveToLobby = (game: Game): void => {
  if (!game.parent.tell({ type: 'lobby' })) window.location.assign(game.state.session.lobbyUrl)
}

/** Asks for another game, in which a round waits; without a parent page, follows the link to the lobby. */
export const openOtherGame = (game: Game, gameCode: string): void => {
  if (game.parent.tell({ type: 'open-game', opens: gameCode })) return
  window.location.assign(game.state.session.lobbyUrl)
}

export const openDeposit = (game: Game): void => {
  if (!game.parent.tell({ type: 'deposit' })) window.location.assign(game.state.session.depositUrl)
}
