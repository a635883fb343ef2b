import { afterAll, expect, test } from 'vitest'
import { startTestServer } from './start-test-server.ts'

const server = await startTestServer({ environment: { DEMO_BRAZIL: '1' } })
const { members, compliance, settings } = server.server.modules
afterAll(() => server.close())

test('the demo’s brand of Brazil has people paused, self-excluded and impeded, as the page “Why” tells them', async () => {
  const brand = settings.brands().find(({ row }) => row.jurisdiction === 'br')
  const barsOf = async (username: string) => {
    const member = await members.findMemberByUsername(brand?.row.id ?? 0, username)
    if (!member) throw new Error(`no member ${username}`)
    const { bars } = await compliance.getStanding(member.memberId)
    return bars.map(({ kind, reasons }) => [kind, ...reasons])
  }
  expect(await barsOf('rosa.demo')).toEqual([])
  expect(await barsOf('paulo.demo')).toEqual([['pause']])
  expect(await barsOf('elza.demo')).toEqual([['exclusion']])
  expect(await barsOf('ivo.demo')).toEqual([['register', 'AUTOEXCLUSAO_CENTRAL']])
})
