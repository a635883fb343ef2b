import { expect, it } from 'vitest'
import { listContractFiles, wireOf } from '../generate-endpoints.ts'
import * as endpoints from './endpoints.ts'

it('knows every endpoint of the contract as the contract has it; else run generate-endpoints.ts', async () => {
  const files = await listContractFiles()
  const expected = files.flatMap(({ endpoints: found }) =>
    found.map(({ exportName, endpoint }) => [exportName, wireOf(endpoint)] as const),
  )
  expect({ ...endpoints }).toEqual(Object.fromEntries(expected))
})

it('CALL-1: every call is addressed as a path without host', () => {
  for (const { path } of Object.values(endpoints)) expect(path).toMatch(/^\/[a-z]/)
})
