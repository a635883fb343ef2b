import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '../../compose/all-endpoints.ts'
import { demoTotpSecrets } from '../../modules/identity/index.ts'
import { first, startOperatorWorld } from '../start-operator-world.ts'

const world = await startOperatorWorld()
afterAll(() => world.server.close())
const { opsUrl, server } = world.server

let token = ''
let otherBrands = ''
beforeAll(async () => {
  world.beginTest()
  ;({ token = '' } = (await world.enter(
    world.withCode(first, demoTotpSecrets.operator),
    '127.0.0.1',
  )) as { token?: string })
  await server.pool.query(
    `insert into settings.brand overriding system value
     select (jsonb_populate_record(b, '{"id": 2, "merchant": "outra", "is_demo": false, "company_id": null}')).* from settings.brand b where id = 1`,
  )
  await server.pool.query(
    `insert into settings.register_rule
     select (jsonb_populate_record(r, '{"brand_id": 2}')).* from settings.register_rule r where brand_id = 1`,
  )
  await server.modules.settings.reload()
  // A member of another brand, known there by name and number.
  const { rows } = await server.pool.query<{ customer_id: string }>(
    `update members.member set brand_id = 2 where account = 'trevo@ana.demo' returning customer_id`,
  )
  otherBrands = rows[0]?.customer_id ?? ''
})

const read = async (path: string) => {
  const answer = await fetch(`${opsUrl}${path}`, {
    headers: { authorization: token, merchant: 'trevo' },
  })
  const body = await answer.text()
  return { status: answer.status, body }
}

const ofMember = allEndpoints.filter(
  ({ auth, method, path }) =>
    auth === 'operator' && method === 'GET' && /:(memberId|customerId|username)\b/.test(path),
)

describe('another brand’s ids', () => {
  test('there are pages of members to ask for', () => {
    expect(otherBrands).not.toBe('')
    expect(ofMember.length).toBeGreaterThan(3)
  })

  test.each(ofMember.map(({ name, path }) => [name, path] as const))(
    '%s answers a member of another brand as one that does not exist',
    async (_name, path) => {
      const at = (id: string) => path.replaceAll(/:\w+/g, encodeURIComponent(id))
      const foreign = await read(at(otherBrands))
      const unknown = await read(at('0'.repeat(otherBrands.length)))
      expect(foreign.status).toBe(unknown.status)
      expect(foreign.body.replaceAll(otherBrands, '')).toBe(
        unknown.body.replaceAll('0'.repeat(otherBrands.length), ''),
      )
      expect(foreign.body).not.toContain('ana')
    },
  )

  test('the search finds neither the name nor the number', async () => {
    for (const text of ['ana.demo', otherBrands]) {
      const { status, body } = await read(`/ops/search?text=${encodeURIComponent(text)}`)
      expect(status).toBe(200)
      expect(body).not.toContain('ana.demo')
      expect(body).not.toContain(otherBrands)
    }
  })

  test('significant events of its members are not found by name', async () => {
    const { body } = await read('/ops/reports/significant-events?member=ana.demo')
    expect(JSON.parse(body)).toMatchObject({ list: [], next: null })
  })
})
