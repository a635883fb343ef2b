import { dayIn } from '@trevo/calendar/time-zone.ts'
import { mostWins } from '@trevo/lottery-rules/most-wins.ts'
import type { Play, Selection } from '@trevo/lottery-rules/play.ts'
import { useMemo } from 'react'
import { pageNow } from '../../../entities/lottery/draw-clock.ts'
import { useBrandZone } from '../../../core/session/use-brand-zone.ts'
import { mostPrize, type MostPrize, type Stake } from './money-of-line.ts'
import type { DeskState } from './use-desk.ts'

/** The most that a line may win in the draw on sale; undefined while the series is unknown. */
export const useMostPrize = (
  desk: Pick<DeskState, 'current' | 'lottery' | 'modeId' | 'series'>,
  bet: { readonly play: Play; readonly selections: readonly Selection[] } | undefined,
  stake: Stake,
): MostPrize | undefined => {
  const { play, selections = [] } = bet ?? {}
  const [only] = selections
  const drawnOn = dayIn(new Date(desk.current?.closesAt ?? pageNow()), useBrandZone())
  // The highest joint win of two selections in one draw is not the sum of their highest wins.
  const wins = useMemo(
    () => (play && only && selections.length === 1 ? mostWins(play, only, drawnOn) : undefined),
    // The selection is a new object on every render; only its content counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [play, drawnOn, JSON.stringify(selections)],
  )
  return play && mostPrize(play, stake, desk, wins)
}
