import { randomUUID } from 'node:crypto'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import { demoRolePassword, demoTotpSecretOf } from '@trevo/demo-members/demo-operators.ts'
import { generateSync } from 'otplib'
import { afterAll, expect, test } from 'vitest'
import { allEndpoints } from '../../compose/all-endpoints.ts'
import { demoPasswords, demoTotpSecrets } from '../../modules/identity/index.ts'
import { fixedClock } from '../fixed-clock.ts'
import { startTestServer } from '../start-test-server.ts'
import { valueOf } from '../value-of.ts'
import { officers } from './start-aml-world.ts'

// A clock that does not move, so that an answer differs by what it says alone.
const clock = fixedClock(new Date().toISOString())
const server = await startTestServer({ clock })
const { modules } = server.server
afterAll(() => server.close())

const apiOf = (token?: string) => createTestApi({ baseUrl: server.opsUrl, token })
const enter = async (username: string, password: string, secret: string): Promise<string> => {
  const epoch = Math.floor(clock.now().getTime() / 1_000)
  const body = { username, password, code: generateSync({ secret, epoch }) }
  return valueOf(await apiOf().call(ops.loginOperator, { body })).token
}

const enterAsOfficer = async (name: string) =>
  apiOf(await enter(name, demoRolePassword, demoTotpSecretOf(name)))

/** Answers only when a match changes. */
const waiting: ReadonlySet<string> = new Set(['awaitTradingChanges'])
const readable = allEndpoints.filter(
  ({ method, name }) => method === 'GET' && !/Aml/.test(name) && !waiting.has(name),
)

/**
 * What this test reads itself, the memory of the process, and its events: a clock that does not move is one. That
 * none of them is of AML is looked for below.
 */
const isUnsteady = (name: string): boolean =>
  /^list(DataAccess|Copies|SignificantEvents)/.test(name)

/** Roles with their rights, rules of the law, and tables with their years name what there is, of nobody. */
const tellsOfNobody = (name: string): boolean =>
  /^(listStaff|showStaff|listJurisdiction|listRetention)/.test(name)

/** What is heard otherwise, with both answers. */
const differing = (before: Heard, after: Heard) =>
  [...before]
    .filter(([name, text]) => !isUnsteady(name) && after.get(name) !== text)
    .map(([name, text]) => [name, text, after.get(name)])

type Heard = ReadonlyMap<string, string>

/** Every GET of operators and members as one of them hears it, for this member, by endpoint. */
const hear = async (
  { opsToken, memberToken }: { readonly opsToken: string; readonly memberToken: string },
  { customerId, username }: { readonly customerId: string; readonly username: string },
): Promise<Heard> => {
  const heard = new Map<string, string>()
  for (const { name, auth, path } of readable) {
    if (auth !== 'operator' && auth !== 'member') continue
    const isOps = auth === 'operator'
    const filled = path
      .replace(':memberId', customerId)
      .replace(':username', username)
      .replace(':kind', 'kyc')
      .replaceAll(/:\w+/g, '1')
    const query = new URLSearchParams({
      q: username,
      text: username,
      member: username,
      username,
      memberId: customerId,
      fromOn: '2026-01-01',
      toOn: '2026-12-31',
    })
    const base = isOps ? server.opsUrl : server.baseUrl
    for (const search of ['', `?${query}`]) {
      const answer = await fetch(`${base}${filled}${search}`, {
        headers: { authorization: isOps ? opsToken : memberToken, merchant: 'trevo' },
      })
      heard.set(`${name}${search && ' of the member'}`, `${answer.status} ${await answer.text()}`)
    }
  }
  return heard
}

type Api = ReturnType<typeof apiOf>

/** An alert, a case, its decision and the first yes to its file. */
const workCase = async (first: Api, personId: bigint): Promise<string> => {
  await modules.aml.watchMoney()
  const { alerts } = await modules.aml.showAmlPerson(1, personId)
  const alertId = alerts[0]?.alertId ?? ''
  const opening = { alertId, title: 'Depósitos fracionados', reason: 'sem explicação' }
  const { caseId } = valueOf(await first.call(ops.openAmlCase, { body: opening }))
  const params = { caseId }
  const note = { clientId: randomUUID(), note: 'Sem resposta', reference: 'cofre/1.pdf' }
  valueOf(await first.call(ops.noteAmlCase, { params, body: note }))
  const targetIds = [`case ${caseId}`]
  const assigning = { params: { kind: 'aml' as const }, body: { targetIds, operator: officers[0] } }
  valueOf(await first.call(ops.assignQueueItems, assigning))
  const decide = { decision: 'report' as const, reason: 'Sem origem comprovada' }
  valueOf(await first.call(ops.decideAmlCase, { params, body: decide }))
  valueOf(await first.call(ops.reportAmlCase, { params, body: { reason: 'Confirmada' } }))
  return caseId
}

test('nobody without a right of AML, and not the member, hears anything else once a person has a case', async () => {
  await server.pool.query(
    `update settings.rule set value = '24' where jurisdiction = 'open' and key = 'coafHours'`,
  )
  await modules.settings.reload()
  const { token: memberToken, memberId } = await server.logIn('ana.demo')
  const member = await modules.members.findMember(memberId)
  if (!member) throw new Error('no member')
  for (let index = 0; index < 3; index += 1) {
    await server.deposit(memberId, `secret-${index}`, '9500.00')
  }
  const opsToken = await enter('operador.demo', demoPasswords.operator, demoTotpSecrets.operator)
  const [first, second] = [await enterAsOfficer(officers[0]), await enterAsOfficer(officers[1])]
  const listen = () => hear({ opsToken, memberToken }, member)
  // The first answers of some begin what they then show.
  await listen()
  const before = await listen()
  expect(differing(before, await listen())).toEqual([])

  const caseId = await workCase(first, member.personId)
  expect(differing(before, await listen())).toEqual([])
  const order = { params: { caseId }, body: { reason: 'Confirmada' } }
  valueOf(await second.call(ops.reportAmlCase, order))
  valueOf(await first.call(ops.downloadAmlReport, order))
  await modules.staff.audit.flushReadings()
  const after = await listen()
  expect(differing(before, after)).toEqual([])

  const told = [...after].filter(([, text]) => /aml\.|Aml/.test(text)).map(([name]) => name)
  expect(told.filter((name) => !tellsOfNobody(name))).toEqual([])
  const answered = [...before].filter(([, text]) => text.startsWith('200'))
  expect(answered.length).toBeGreaterThan(120)
}, 120_000)
