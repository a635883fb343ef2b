import { expect, it } from 'vitest'
import { listContractFiles, wireOf } from '../generate-endpoints.ts'
import * as endpoints from './endpoints.ts'
import * as opsEndpoints from './ops-endpoints.ts'

it.each([
  { who: 'players', families: ['wps', 'lgw'], made: endpoints },
  { who: 'operators', families: ['ops'], made: opsEndpoints },
])('$who: every endpoint matches the contract; if not, run generate-endpoints.ts', async (one) => {
  const files = await listContractFiles(one.families)
  const expected = files.flatMap(({ endpoints: found }) =>
    found.map(({ exportName, endpoint }) => [exportName, wireOf(endpoint)] as const),
  )
  expect({ ...one.made }).toEqual(Object.fromEntries(expected))
})

it('CALL-1: every call is addressed as a path without host', () => {
  for (const { path } of Object.values(endpoints)) expect(path).toMatch(/^\/[a-z]/)
})
