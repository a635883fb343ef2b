import { slotTitles } from '@trevo/titles/slot-titles.ts'
import type { TileArt } from './tile-svg.ts'

/** Titles outside our slots that a demo lobby shows; a brand may add its own by a file. */
const otherTitles: readonly TileArt[] = []

/** Every tile built by default: our slots dressed by their own first three symbols. */
export const tileTitles = (): readonly TileArt[] => [
  ...slotTitles.map((title, index): TileArt => {
    const [first, second, third] = title.symbols.map((symbol) => symbol.icon)
    if (!first || !second || !third) throw new Error(`${title.gameCode} has too few symbols.`)
    return {
      key: title.gameCode,
      hue: title.hue,
      symbols: [first, second, third],
      nodeId: index,
    }
  }),
  ...otherTitles,
]

/** The drawing each slot leads with: what a banner for it shows. */
export const titleDrawings = (): readonly string[] =>
  slotTitles.flatMap(({ symbols: [first] }) => (first ? [first.icon] : []))
