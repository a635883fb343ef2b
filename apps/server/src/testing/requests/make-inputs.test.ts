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
    const made = fc.sample(validFor(schema), { numRuns: 24, seed: 7 })
    expect(made.filter((one) => schema.safeParse(one).success).length).toBeGreaterThan(2)
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
