import { partsMax, type Part } from '@trevo/sports-rules/markets/built.ts'
import { keyOf, type Market } from '@trevo/sports-rules/markets/market.ts'
import { useState } from 'react'
import type { Chosen } from '../../entities/sports/odds-button.tsx'

const isIn = (market: Market) => (part: Part) => keyOf(part.market) === keyOf(market)

/** Selections of one match combined into one bet while the builder is open. */
export const useBuilder = () => {
  const [parts, setParts] = useState<readonly Part[]>()
  const kept = parts ?? []
  const toggle = (market: Market, selection: string): void => {
    const others = kept.filter((part) => !isIn(market)(part))
    const wasChosen = kept.some((part) => isIn(market)(part) && part.selection === selection)
    // There is one selection per market: another one replaces it.
    if (wasChosen) setParts(others)
    else if (others.length < partsMax) setParts([...others, { market, selection }])
  }
  return {
    isOpen: parts !== undefined,
    parts: kept,
    toggle,
    open: () => setParts([]),
    close: () => setParts(undefined),
    /** Where pressing a price goes; to the slip while the builder is closed. */
    chosenOf: (market: Market, selection: string): Chosen | undefined =>
      parts && {
        isOn: kept.some((part) => isIn(market)(part) && part.selection === selection),
        onPress: () => toggle(market, selection),
      },
  }
}

export type Builder = ReturnType<typeof useBuilder>
