import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../start-test-server.ts'

const server = await startTestServer({ environment: { DEMO_BRAZIL: '1' } })
const { pool } = server
const { aml, members, settings } = server.server.modules
afterAll(() => server.close())

const memberOf = async (brandId: number, username: string) => {
  const member = await members.findMemberByUsername(brandId, username)
  if (!member) throw new Error(`no member ${username}`)
  return member
}

test('a person of another company is not told from one that is unknown', async () => {
  const { personId } = await memberOf(1, 'bento.demo')
  const other = settings.brands().find(({ id }) => id !== 1)?.id ?? 0
  for (const id of [personId, 999_999n]) {
    await expect(aml.showAmlPerson(other, id)).rejects.toThrow('aml.person_unknown')
  }
})

test('payments of one person at two brands of a company count together, by the rules of the brand that moved', async () => {
  const brazil = settings.brands().find(({ jurisdiction }) => jurisdiction === 'br')
  const other = brazil?.id ?? 0
  await pool.query(
    `update settings.brand set company_place = 3, company_id = (select company_id from settings.brand where id = 1)
     where id = $1`,
    [other],
  )
  await settings.reload()
  const ana = await memberOf(1, 'ana.demo')
  const rosa = await memberOf(other, 'rosa.demo')
  await pool.query('update members.member set person_id = $1 where member_id = $2', [
    ana.personId,
    rosa.memberId,
  ])
  await server.deposit(ana.memberId, 'a1', '9500.00')
  await server.deposit(ana.memberId, 'a2', '9500.00')
  await aml.watchMoney()
  expect((await aml.showAmlPerson(1, ana.personId)).alerts).toEqual([])
  await server.deposit(rosa.memberId, 'r1', '9500.00')
  await aml.watchMoney()
  const seen = await aml.showAmlPerson(other, ana.personId)
  expect(seen.alerts.find(({ rule }) => rule === 'structuring')).toMatchObject({
    username: 'rosa.demo',
    brand: brazil?.merchant,
    amount: '28500.00',
  })
  expect(seen.accounts.map(({ username }) => username)).toEqual(['ana.demo', 'rosa.demo'])
  expect(seen.flow.at(-1)?.deposits).toBe('28500.00')
})
