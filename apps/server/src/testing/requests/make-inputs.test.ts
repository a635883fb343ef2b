import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../../compose/all-endpoints.ts'
import { nearly, validFor } from './make-inputs.ts'

const inputs = allEndpoints.flatMap(({ name, body, query, params }) =>
  Object.entries({ body, query, params }).flatMap(([place, schema]) =>
    schema ? [{ what: `${name}.${place}`, schema }] : [],
  ),
)

describe('inputs made from the contract', () => {
  it.each(inputs)('$what: some are valid, so that the rules behind are reached', ({ schema }) => {
    const countOf = (numRuns: number): number =>
      fc
        .sample(validFor(schema), { numRuns, seed: 7 })
        .filter((one) => schema.safeParse(one).success).length
    // Few are valid where fields depend on each other.
    expect(Math.max(countOf(24), countOf(24) > 2 ? 0 : countOf(240))).toBeGreaterThan(2)
  })

  it('one change to a valid input is invalid more often than not', () => {
    const counts = inputs
      .filter(({ what }) => what.endsWith('.body'))
      .map(({ schema }) => {
        const made = fc.sample(nearly(validFor(schema)), { numRuns: 20, seed: 7 })
        return made.filter((one) => !schema.safeParse(one).success).length
      })
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(counts.length * 10)
  })
})
