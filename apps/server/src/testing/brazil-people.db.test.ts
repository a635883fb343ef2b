import { afterAll, expect, test } from 'vitest'
import { startTestServer } from './start-test-server.ts'

const server = await startTestServer({ environment: { DEMO_BRAZIL: '1' } })
const { members, compliance, playRisk, settings } = server.server.modules
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

test.each([
  ['tina.demo', 1],
  ['otto.demo', 2],
  ['dora.demo', 3],
])('%s is at level %i of play risk, with what follows from it', async (username, level) => {
  const brand = settings.brands().find(({ row }) => row.jurisdiction === 'br')
  const member = await members.findMemberByUsername(brand?.row.id ?? 0, username)
  if (!member) throw new Error(`no member ${username}`)
  const own = await playRisk.getPlayRisk({ memberId: member.memberId, language: 'PT' })
  expect(own).toMatchObject({ isOn: true, level, hasConversation: level >= 2 })
  expect(own.proposal === null).toBe(level < 2)
  expect(member.offersWithheldAt === null).toBe(level < 2)
})
