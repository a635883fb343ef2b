import {
  goalsUntil,
  halfTicks,
  isMapOver,
  isOver,
  mapsOf,
  mapsWon,
  type MatchState,
  type Pair,
} from '../match.ts'
import type { Market, Scope } from './market.ts'

export type LegResult = 'won' | 'lost' | 'void'

/** The pair in which a scope ended; null if it was not played; undefined while it is in progress. */
export const endOf = (scope: Scope, state: MatchState): Pair | null | undefined => {
  if (scope === 'full') {
    if (!isOver(state)) return undefined
    return state.sport === 'football'
      ? goalsUntil(state.marks, state.tick)
      : mapsWon(mapsOf(state.marks))
  }
  if (scope === 'half') {
    if (state.sport !== 'football') return null
    return state.tick >= halfTicks ? goalsUntil(state.marks, halfTicks) : undefined
  }
  const map = mapsOf(state.marks)[Number(scope.slice(3)) - 1]
  if (map && isMapOver(map)) return map
  return isOver(state) ? null : undefined
}

const won = (isWon: boolean): LegResult => (isWon ? 'won' : 'lost')

/** Above zero halves win, zero is refunded. */
const byDistance = (halves: number): LegResult => (halves === 0 ? 'void' : won(halves > 0))

const resultSign = ([home, away]: Pair): '1' | 'X' | '2' => {
  if (home === away) return 'X'
  return home > away ? '1' : '2'
}

const exactOf = (pair: Pair, listed: boolean): string =>
  listed ? `${pair[0]}-${pair[1]}` : 'other'

/** The result of a selection when its scope ended in this pair. */
export const settlePair = (
  { kind, line = 0 }: Market,
  selection: string,
  pair: Pair,
): LegResult => {
  const [home, away] = pair
  switch (kind) {
    case 'result':
    case 'winner':
      return won(selection === resultSign(pair))
    case 'double':
      return won(selection.includes(resultSign(pair)))
    case 'handicap': {
      const ahead = 2 * (home - away) + line
      return byDistance(selection === '1' ? ahead : -ahead)
    }
    case 'total': {
      const above = 2 * (home + away) - line
      return byDistance(selection === 'over' ? above : -above)
    }
    case 'both':
      return won((selection === 'yes') === (home > 0 && away > 0))
    case 'exact':
      return won(selection === exactOf(pair, home <= 4 && away <= 4))
    default:
      return kind satisfies never
  }
}

/** The result of a selection; undefined while it is open. What was not played is void. */
export const settleSelection = (
  market: Market,
  selection: string,
  state: MatchState,
): LegResult | undefined => {
  const end = endOf(market.scope, state)
  if (end === undefined) return undefined
  return end === null ? 'void' : settlePair(market, selection, end)
}
