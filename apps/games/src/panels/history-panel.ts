import type { Game } from '../play/game-context.ts'
export const openHistory = (game: Game, _round?: string): void => {
  void game
}
