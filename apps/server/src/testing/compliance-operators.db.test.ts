import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { expectActsWithoutBefore } from './backoffice/expect-acts-without-before.ts'
import { first, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
const { members, compliance } = world.server.server.modules
beforeEach(() => world.beginTest())
afterAll(() => world.server.close())

const enter = () => world.enterAs(first)

test('IN 31/2025: compliance finds who the register names, asks it again, and the answer ends the impediment', async () => {
  const api = await enter()
  const member = await members.findMemberByUsername(1, 'ana.demo')
  if (!member) throw new Error('no member')
  const tell = (cpf: string) =>
    world.server.pool.query('update members.member set tax_id = $2 where member_id = $1', [
      member.memberId,
      cpf,
    ])
  await tell('90222233370')
  const personOf = async () => (await members.findMember(member.memberId))?.personId ?? 0n
  await compliance.checkPerson({ personId: await personOf(), cause: 'sweep' })
  const { list, register } = valueOf(
    await api.call(ops.listImpediments, { query: { state: 'running' } }),
  )
  expect(list).toMatchObject([
    { username: 'ana.demo', reasons: ['BOLSA_FAMILIA_BPC'], step: 'notice', isLate: false },
  ])
  expect(register).toMatchObject({ waiting: 0 })
  const impedimentId = list[0]?.impedimentId ?? ''
  const shown = valueOf(await api.call(ops.showImpediment, { params: { impedimentId } }))
  expect(shown.calls).toMatchObject([{ cause: 'sweep', outcome: 'impeded' }])
  const countOfAlarm = async () =>
    valueOf(await api.call(ops.getAlarms)).alarms.find(({ code }) => code === 'impediments_late')
      ?.count
  expect(await countOfAlarm()).toBeUndefined()
  // The notice was due the day before yesterday.
  await world.server.pool.query(
    `update compliance.impediment set notice_until = notice_until - interval '3 days'`,
  )
  expect(await countOfAlarm()).toBe(1)
  expect(await api.call(ops.showImpediment, { params: { impedimentId: '999' } })).toMatchObject({
    code: 'impediment.unknown',
  })
  const params = { impedimentId }
  const body = { reason: 'a pessoa disse que o registro mudou' }
  const again = valueOf(await api.call(ops.recheckImpediment, { params, body }))
  expect(again.outcome).toBe('impeded')
  await world.server.pool.query(
    `update members.person set cpf = '77722244432' where person_id = $1`,
    [await personOf()],
  )
  await tell('77722244432')
  const ended = valueOf(await api.call(ops.recheckImpediment, { params, body }))
  expect(ended.outcome).toBe('permitted')
  expect(
    valueOf(await api.call(ops.listImpediments, { query: { state: 'running' } })).list,
  ).toEqual([])
})

test('pauses and self-exclusions are listed by kind and state', async () => {
  const api = await enter()
  const reason = 'Pedido por telefone'
  const pause = { username: 'bento.demo', kind: 'pause', term: 'week', reason } as const
  const exclusion = { ...pause, username: 'clara.demo', kind: 'exclusion', term: 'year' } as const
  for (const body of [pause, exclusion]) valueOf(await api.call(ops.setMemberExclusion, { body }))
  const namesOf = async (query: { kind?: 'pause' | 'exclusion'; state?: 'ended' }) =>
    valueOf(await api.call(ops.listExclusions, { query })).list.map(({ username }) => username)
  expect(await namesOf({})).toEqual(['clara.demo', 'bento.demo'])
  expect(await namesOf({ kind: 'pause' })).toEqual(['bento.demo'])
  expect(await namesOf({ state: 'ended' })).toEqual([])
})

expectActsWithoutBefore(() => world.server.pool, ['recheckImpediment'])
