import { getPublishedFigures } from './published.ts'
import { rulesOf } from '@trevo/game-rules/slots/rules-of.ts'
import type { RuleMessage } from '@trevo/game-rules/slots/rule-message.ts'
import type {
  LocalText,
  SlotMaths,
  SlotSymbol,
  SymbolIndex,
} from '@trevo/game-rules/slots/types.ts'

export type PaytableSymbol = Pick<
  SlotSymbol,
  'id' | 'icon' | 'name' | 'kind' | 'wildMultiplier'
> & {
  readonly symbol: SymbolIndex
  /** Highest first. Money at a stake: `payoutMinorOf(maths, stakeMinor, units)`. */
  readonly pays: readonly { readonly count: number; readonly units: number }[]
}

/** Everything that the rules and paytable screen shows, from the data that decide the game. */
export type Paytable = {
  readonly gameCode: string
  readonly title: LocalText
  readonly symbols: readonly PaytableSymbol[]
  /** Rows by reel; empty in a ways game. */
  readonly lines: SlotMaths['lines']
  readonly unitsPerStake: number
  /** In reading order. */
  readonly rules: readonly RuleMessage[]
  readonly rtpBp: number
  readonly stdDev: number
  readonly hitRate: number
  readonly maxWinStakes: number
  readonly maxWinOneIn: number
}

/** The paytable of a title with its published figures. */
export const paytable = (maths: SlotMaths): Paytable => {
  const figures = getPublishedFigures(maths.gameCode)
  const { rtpBp, stdDev, hitRate, maxWinStakes, maxWinOneIn } = figures
  return {
    gameCode: maths.gameCode,
    title: maths.title,
    symbols: maths.symbols.map(toPaytableSymbol),
    lines: maths.lines,
    unitsPerStake: maths.unitsPerStake,
    rules: rulesOf(maths, figures),
    rtpBp,
    stdDev,
    hitRate,
    maxWinStakes,
    maxWinOneIn,
  }
}

const toPaytableSymbol = (symbol: SlotSymbol, index: SymbolIndex): PaytableSymbol => {
  const { id, icon, name, kind, wildMultiplier } = symbol
  const pays = Object.entries(symbol.pays)
    .map(([count, units]) => ({ count: Number(count), units }))
    .sort((a, b) => b.count - a.count)
  const shown = { symbol: index, id, icon, name, kind, pays }
  return wildMultiplier === undefined ? shown : { ...shown, wildMultiplier }
}
