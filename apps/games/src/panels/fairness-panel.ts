import type { Game } from '../play/game-context.ts'
export const openFairness = (game: Game, _round?: string): void => {
  void game
}
