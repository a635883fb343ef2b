import type {
  CellIndex,
  RoundOutcome,
  SlotMaths,
  SymbolIndex,
} from '@trevo/game-rules/slots/types.ts'

/** The cells with scatters. */
export const scatterCellsOf = ({ symbols }: SlotMaths, grid: readonly SymbolIndex[]): CellIndex[] =>
  grid.flatMap((symbol, cell) => (symbols[symbol]?.kind === 'scatter' ? [cell] : []))

/**
 * The reels that turn longer: those after all but one of the scatters for free spins have come to rest, and only
 * in a spin that does award them. Slowing down otherwise would be a near miss made to look like more than it is.
 */
export const suspenseReelsOf = (
  maths: SlotMaths,
  outcome: RoundOutcome,
  stepIndex: number,
): ReadonlySet<number> => {
  const none = new Set<number>()
  const { freeSpins } = maths.features
  const step = outcome.steps[stepIndex]
  if (!freeSpins || !step || step.mode !== 'base') return none
  if (awardedBySpin(outcome, stepIndex) === 0) return none

  const needed = Math.min(...Object.keys(freeSpins.award).map(Number))
  const cells = scatterCellsOf(maths, step.grid)
  const reels = new Set<number>()
  for (let reel = 1; reel < maths.reelCount; reel += 1) {
    const resting = cells.filter((cell) => cell < reel * maths.rowCount).length
    if (resting >= needed - 1) reels.add(reel)
  }
  return cells.length >= needed ? reels : none
}

/** Free spins that the spin starting at this step leads to, including its cascades. */
const awardedBySpin = (outcome: RoundOutcome, stepIndex: number): number => {
  let awarded = 0
  for (let index = stepIndex; index < outcome.steps.length; index += 1) {
    const step = outcome.steps[index]
    if (!step || (index > stepIndex && step.by === 'spin')) break
    awarded += step.freeSpinsAwarded
  }
  return awarded
}
