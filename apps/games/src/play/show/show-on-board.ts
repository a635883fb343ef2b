import { formatMoney } from '@trevo/money/money.ts'
import { renderHud, showResult } from '../../controls/render-hud.ts'
import type { SeenRound } from '../../families/board.ts'
import type { Game } from '../context/game-context.ts'
import { winTierOf } from './win-tier.ts'

type Shown = {
  readonly previous: SeenRound | undefined
  readonly now: SeenRound
  readonly isAsked: boolean
  readonly isAtOnce: boolean
}

/** Lets the board animate to the current state of a round; meanwhile the large button shortens it. */
export const showOnBoard = async (game: Game, shown: Shown): Promise<void> => {
  const { state, board } = game
  const { previous, now, isAsked, isAtOnce } = shown
  state.hasten = () => board.hasten?.()
  renderHud(game)
  try {
    await board.show(previous, now, { isAsked, isAtOnce })
  } finally {
    state.hasten = undefined
  }
}

/** The payout of a finished round, in the result line; a large win is celebrated over the board. */
export const announceOutcome = async (game: Game, round: SeenRound): Promise<void> => {
  const { board, text, formats, sound, state } = game
  if (board.tellsResult) return
  const detail = board.detail?.(round) ?? ''
  const { payoutMinor, stakeMinor } = round
  if (payoutMinor === 0n) {
    showResult(game, { kind: 'none', label: text.noWin, detail })
    return
  }
  const amount = formats.money(formatMoney(payoutMinor))
  const isWin = payoutMinor > stakeMinor
  const label = isWin ? text.won : text.returned
  showResult(game, { kind: isWin ? 'won' : 'returned', label, amount, detail })
  const { lossCelebration } = state.session.profile
  const paid = wholeCentavos(payoutMinor)
  const staked = wholeCentavos(stakeMinor)
  const tier = winTierOf(paid, staked, lossCelebration)
  if (tier !== 'none') sound.win(paid / staked)
  if (tier === 'none' || tier === 'win' || state.isSilent) return
  await (await import('./celebrate.ts')).celebrate(game, paid, tier)
}

/** Far below the largest exact integer. */
const wholeCentavos = (amount: bigint): number => Number(amount / 100n)
