import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'

/** The strips of the paid and of the free spin, as indexes of symbols. */
export const stripsOf = (maths: SlotMaths): Record<'base' | 'free', readonly Uint8Array[]> => {
  const indexByCode = new Map(maths.symbols.map(({ code }, index) => [code, index]))
  const reels = (strips: readonly string[]): Uint8Array[] =>
    strips.map((strip) => Uint8Array.from(strip, (code) => indexByCode.get(code) ?? 0))
  return {
    base: reels(maths.strips),
    free: reels(maths.features.freeSpins?.strips ?? maths.strips),
  }
}
