import type { PairFacts } from './pair-facts.ts'
import type { SignalKind } from './signal-rules.ts'

/** The weight of a deal for each kind of signal; a kind without evidence is absent. */
export const evidenceOf = (facts: PairFacts): Readonly<Partial<Record<SignalKind, number>>> => ({
  ...(facts.lostHundredths > 0 && { chip_transfer: facts.lostHundredths }),
  ...(facts.strongFoldedCount > 0 && { strong_folds: facts.strongFoldedCount }),
  ...(facts.duelCount > facts.duelRaisedCount && { soft_play: 1 }),
  company: 1,
  ...(facts.yieldedCount > 0 && { single_deal: Math.max(facts.lostHundredths, 1) }),
})
