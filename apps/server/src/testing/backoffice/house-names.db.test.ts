import { isNamedHouse } from '@trevo/backoffice/pages/ledger/name-house.ts'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../start-test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

test('the back office names every house account of the ledger', async () => {
  const houses = await server.server.modules.wallet.listHouses()
  expect(houses.length).toBeGreaterThan(20)
  expect(houses.map(({ name }) => name).filter((name) => !isNamedHouse(name))).toEqual([])
})
