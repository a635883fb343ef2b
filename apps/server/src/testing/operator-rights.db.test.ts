import { getOperator } from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '../compose/all-endpoints.ts'
import { deliveredRoles } from '../modules/staff/domain/delivered-roles.ts'
import { first, startOperatorWorld } from './start-operator-world.ts'

const world = await startOperatorWorld()
afterAll(() => world.server.close())
const { server } = world
const orders = server.server.modules.staff.orderRoles(1, 'test')

let token = ''
let operatorId = 0n
beforeAll(async () => {
  operatorId = await world.register().getOperatorId(first.username)
  ;({ token } = await world.enter(world.withCode(first), '127.0.0.1'))
})

/** Gives the operator this role and no other. */
const holdOnly = async (role: string): Promise<void> => {
  for (const one of await orders.list()) {
    if (one.operatorId === operatorId) await orders.revoke({ operatorId, role: one.code })
  }
  await orders.grant({ operatorId, role })
}

type OperatorEndpoint = Extract<(typeof allEndpoints)[number], { readonly auth: 'operator' }>
const endpoints = allEndpoints.filter(
  (one): one is OperatorEndpoint => one.auth === 'operator' && one.right !== 'own',
)

/** Asks as the operator for something that is not there; answers the code of the refusal. */
const codeOf = async ({ method, path }: OperatorEndpoint): Promise<string | undefined> => {
  const url = `${server.opsUrl}${path.replaceAll(/:\w+/g, '1')}`
  const headers = {
    authorization: token,
    merchant: 'trevo',
    'content-type': 'application/json',
    // Of sealed calls; the body is opened after the right was found.
    encryption: 'JWE',
    'x-gateway-version': '3',
  }
  const answer = await fetch(url, { method, headers, ...(method !== 'GET' && { body: '{}' }) })
  const parsed = z.object({ errorCode: z.string() }).safeParse(await answer.json())
  return parsed.data?.errorCode
}

test.each(Object.entries(deliveredRoles))(
  '%s reaches the endpoints of its rights and no others',
  async (role, held) => {
    await holdOnly(role)
    const refused: string[] = []
    for (const endpoint of endpoints) {
      const code = await codeOf(endpoint)
      expect(code).not.toBe('unknown.system.err')
      expect(code).not.toBe('login.not.session')
      if (code === 'operator.right_required') refused.push(endpoint.name)
    }
    const rights = new Set<string>(held)
    const beyond = endpoints.filter(({ right }) => !rights.has(right))
    expect(refused).toEqual(beyond.map(({ name }) => name))
  },
)

test('a revoked role is missing from the next request on; the session itself stays', async () => {
  await holdOnly('content')
  const api = world.apiOf({ token, address: '127.0.0.1' })
  const held = [
    { right: 'catalogue.read', ceiling: null },
    { right: 'promotions.read', ceiling: null },
  ]
  expect(await api.call(getOperator)).toMatchObject({
    value: { rights: expect.arrayContaining(held) },
  })
  await orders.revoke({ operatorId, role: 'content' })
  expect(await api.call(getOperator)).toMatchObject({ value: { rights: [] } })
})
