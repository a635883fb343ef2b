import type { Game } from '../play/game-context.ts'
export const openRules = (game: Game, _round?: string): void => {
  void game
}
