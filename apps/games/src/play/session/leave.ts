import type { Game } from '../context/game-context.ts'

/** Asks the page around us to close the game; alone, follows the link. */
export const leaveToLobby = (game: Game): void => {
  if (!game.parent.tell({ type: 'lobby' })) window.location.assign(game.state.session.lobbyUrl)
}

/** Asks for another game, in which a round waits; alone, follows the link to the lobby. */
export const openOtherGame = (game: Game, gameCode: string): void => {
  if (game.parent.tell({ type: 'open-game', opens: gameCode })) return
  window.location.assign(game.state.session.lobbyUrl)
}

export const openDeposit = (game: Game): void => {
  if (!game.parent.tell({ type: 'deposit' })) window.location.assign(game.state.session.depositUrl)
}
