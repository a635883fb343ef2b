import type { PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import { listPlays } from '@trevo/lottery-rules/all-plays.ts'
import { groupOf } from './game-rules.ts'

type OfferingGame = { readonly prize_mode: PrizeMode; readonly rules_group: string }

/** LOTT-1: a lottery is offered in its own prize mode, and in ZY if any of its plays allows it. */
export const hasPrizeMode = (game: OfferingGame, mode: PrizeMode): boolean =>
  game.prize_mode === mode ||
  (mode === 'ZY' &&
    listPlays(groupOf(game.rules_group).code).some(({ prizeModes }) => prizeModes.includes('ZY')))

/**
 * LOTT-2: whether a brand of these types offers the lottery, and in a prize mode if one is named. ZY is a way to
 * stake on lotteries of its other types: without those there is nothing to stake on.
 */
export const isOffered = (
  game: OfferingGame,
  types: readonly PrizeMode[],
  mode: PrizeMode = game.prize_mode,
): boolean => types.includes(game.prize_mode) && types.includes(mode) && hasPrizeMode(game, mode)
