import type { ConformanceCase } from './case.ts'
import { casesOfMoney } from './cases-of-money.ts'
import { casesOfReview } from './cases-of-review.ts'
import { casesOfRollback } from './cases-of-rollback.ts'
import { casesOfSession } from './cases-of-session.ts'
import { casesOfWire } from './cases-of-wire.ts'
import type { ConformanceWorld } from './world.ts'

/** Every rule of the seamless wallet v1, for a platform that says it speaks it. */
export const conformanceCases: readonly ConformanceCase[] = [
  ...casesOfMoney,
  ...casesOfRollback,
  ...casesOfReview,
  ...casesOfSession,
  ...casesOfWire,
]

export type ConformanceResult = {
  readonly name: string
  /** Why the platform broke the rule; undefined when it kept it. */
  readonly failure: string | undefined
}

/** Runs the suite against a platform over HTTP, one case after the other. */
export const runConformance = async (
  world: ConformanceWorld,
): Promise<readonly ConformanceResult[]> => {
  const results: ConformanceResult[] = []
  for (const { name, run } of conformanceCases) {
    const failure = await run(world).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    results.push({ name, failure })
  }
  return results
}
