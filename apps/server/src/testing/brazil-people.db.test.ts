import { afterAll, expect, test } from 'vitest'
import { clockWithinADay } from '@trevo/testkit/clock-within-a-day.ts'
import { startTestServer } from './start-test-server.ts'

const clock = clockWithinADay()
const server = await startTestServer({ clock, environment: { DEMO_BRAZIL: '1' } })
const { members, compliance, playRisk, settings, identity, sigap } = server.server.modules
afterAll(() => server.close())

const findPerson = async (username: string) => {
  const brand = settings.brands().find(({ row }) => row.jurisdiction === 'br')
  const member = await members.findMemberByUsername(brand?.row.id ?? 0, username)
  if (!member) throw new Error(`no member ${username}`)
  return member
}

test('the demo’s brand of Brazil has people paused, self-excluded and impeded, as the page “Why” tells them', async () => {
  const barsOf = async (username: string) => {
    const { bars } = await compliance.getStanding((await findPerson(username)).memberId)
    return bars.map(({ kind, reasons }) => [kind, ...reasons])
  }
  expect(await barsOf('nova.demo')).toEqual([['identity'], ['limits']])
  expect(await barsOf('rosa.demo')).toEqual([['identity']])
  expect(await barsOf('caio.demo')).toEqual([['identityReview']])
  expect(await barsOf('paulo.demo')).toEqual([['pause'], ['identity']])
  expect(await barsOf('elza.demo')).toEqual([['exclusion'], ['identity']])
  expect(await barsOf('ivo.demo')).toEqual([['register', 'AUTOEXCLUSAO_CENTRAL'], ['identity']])
})

test('people of the demo have given their second proof, but for the one who is fresh', async () => {
  const proofOf = async (username: string) => {
    const { memberId, emailConfirmedAt } = await findPerson(username)
    const { lastProofAt } = await identity.judgeLogin(memberId, '127.0.0.1')
    return [emailConfirmedAt !== null, lastProofAt !== null]
  }
  for (const username of ['rosa.demo', 'paulo.demo', 'ivo.demo', 'lia.demo']) {
    expect([username, await proofOf(username)]).toEqual([username, [true, true]])
  }
  expect(await proofOf('nova.demo')).toEqual([false, false])
})

test('the first file of bettors names an account without a birth date, for which the receiver rejects it', async () => {
  await sigap.makeFiles()
  const { memberId, brandId } = await findPerson('rosa.demo')
  const { companyId } = settings.brand(brandId)
  const { rows } = await server.pool.query<{ kind: string; records: number }>(
    // The operator's own file is made on the first day of a month.
    "select kind, records from sigap.file where company_id = $1 and kind <> 'operator' order by kind",
    [companyId],
  )
  expect(rows).toEqual([
    { kind: 'bettors', records: 1 },
    { kind: 'games', records: 0 },
    { kind: 'sports', records: 0 },
    { kind: 'wallets', records: 0 },
  ])
  const { rows: earlier } = await server.pool.query(
    `select born_on from members.member where member_id = $1 and registered_at < $2::timestamptz - interval '23 hours'`,
    [memberId, clock.now()],
  )
  expect(earlier).toEqual([{ born_on: null }])
})

test.each([
  ['tina.demo', 1],
  ['otto.demo', 2],
  ['dora.demo', 3],
])('%s is at level %i of play risk, with what follows from it', async (username, level) => {
  const member = await findPerson(username)
  const own = await playRisk.getPlayRisk({ memberId: member.memberId, language: 'PT' })
  expect(own).toMatchObject({ isOn: true, level, hasConversation: level >= 2 })
  expect(own.proposal === null).toBe(level < 2)
  expect(member.offersWithheldAt === null).toBe(level < 2)
})
