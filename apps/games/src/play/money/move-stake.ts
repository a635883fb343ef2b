import { showBalance } from '../../controls/render-hud.ts'
import type { Game } from '../context/game-context.ts'

/** Deducts a stake from balance and result alike; a negative one is returned. */
export const moveStake = (game: Game, stakeMinor: bigint, isOfSession = true): void => {
  if (isOfSession) game.state.stakeTotalMinor += stakeMinor
  showBalance(game, game.state.balanceMinor - stakeMinor)
}
