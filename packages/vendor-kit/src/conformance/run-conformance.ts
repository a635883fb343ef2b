import type { ConformanceCase, StoryCase } from './case.ts'
import { casesOfLoad } from './cases-of-load.ts'
import { casesOfMoney } from './cases-of-money.ts'
import { casesOfReview } from './cases-of-review.ts'
import { casesOfRollback } from './cases-of-rollback.ts'
import { casesOfSession } from './cases-of-session.ts'
import type { Disturbance, VendorDriver } from './driver.ts'
import { casesOfV1 } from './v1/cases.ts'

const stories: readonly StoryCase[] = [
  ...casesOfMoney,
  ...casesOfRollback,
  ...casesOfReview,
  ...casesOfSession,
  ...casesOfLoad,
]

/** The stories that a protocol can express; the rules of money are the same in each. */
export const storiesOf = <Bent extends Disturbance>(
  driver: Pick<VendorDriver<Bent>, 'can'>,
): readonly StoryCase[] => stories.filter(({ needs = [] }) => needs.every(driver.can))

/** Every rule of the seamless wallet v1, for a platform that claims to implement it. */
export const conformanceCases: readonly ConformanceCase[] = [...stories, ...casesOfV1]

export type ConformanceResult = {
  readonly name: string
  /** Why the platform broke the rule; undefined when it kept it. */
  readonly failure: string | undefined
}

/** Runs cases against a platform over HTTP, one after the other. */
export const runConformance = async <World>(
  cases: readonly ConformanceCase<World>[],
  world: World,
): Promise<readonly ConformanceResult[]> => {
  const results: ConformanceResult[] = []
  for (const { name, run } of cases) {
    const failure = await run(world).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    results.push({ name, failure })
  }
  return results
}
