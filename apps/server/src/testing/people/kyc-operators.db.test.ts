import * as ops from '@trevo/api-client/ops-endpoints.ts'
import * as wps from '@trevo/api-client/endpoints.ts'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoPasswords, demoTotpSecrets } from '../../modules/identity/index.ts'
import { expectActsWithoutBefore } from '../backoffice/expect-acts-without-before.ts'
import { valueOf } from '../value-of.ts'
import { cpfOf, formOf, kinds, startKycWorld } from './start-kyc-world.ts'

const world = await startKycWorld()
const { server } = world
const { pool } = server
afterAll(() => world.close())

let token: string
const operator = () => createTestApi({ baseUrl: server.opsUrl, getToken: () => token })

beforeAll(async () => {
  const body = {
    username: 'operador.demo',
    password: demoPasswords.operator,
    code: generateSync({
      secret: demoTotpSecrets.operator,
      epoch: Math.floor(Date.now() / 1000),
    }),
  }
  const guest = createTestApi({ baseUrl: server.opsUrl })
  token = valueOf(await guest.call(ops.loginOperator, { body })).token
  await world.beginBr()
})

let number = 800_000_000
/** A case that waits for a person. */
const inReview = async (fullName: string) => {
  const member = await world.signUp()
  const cpf = cpfOf((number += 1))
  await world.capture(member.api, formOf(cpf, fullName))
  await world.submit(member.api)
  await world.runChecks()
  const { list } = valueOf(await operator().call(ops.listKycCases))
  const row = list.find((one) => one.username === member.username)
  if (!row) throw new Error('the case is not in the queue')
  return { ...member, cpf, row, params: { caseId: row.caseId } }
}

beforeEach(async () => {
  await pool.query('delete from identity.request_limit')
})

test('P1231 art. 31: the cause is named in the queue; form and pictures open for a reason that is kept', async () => {
  const { params, row, cpf } = await inReview('Rui Parecido')
  expect(row).toMatchObject({ state: 'review', causes: ['face_unsure'] })
  const shown = valueOf(await operator().call(ops.showKycCase, { params }))
  expect(JSON.stringify(shown)).not.toContain(cpf)
  const body = { reason: 'comparing the face' }
  const evidence = valueOf(await operator().call(ops.openKycEvidence, { params, body }))
  expect(evidence.form?.cpf).toBe(cpf)
  expect(evidence.images.map(({ kind }) => kind).toSorted()).toEqual([...kinds].toSorted())
  const after = valueOf(await operator().call(ops.showKycCase, { params }))
  expect(after.events.at(-1)).toMatchObject({
    kind: 'read',
    operator: 'operador.demo',
    text: 'comparing the face',
  })
})

test('a decision takes effect once: a second one is refused, and the member reads the first', async () => {
  const { params, api } = await inReview('Tom Sósia')
  const verify = { decision: 'verified', reason: 'the same person, ten years later' } as const
  const refuse = { decision: 'refused', cause: 'face_differs', reason: 'another person' } as const
  const answers = await Promise.all([
    operator().call(ops.decideKyc, { params, body: verify }),
    operator().call(ops.decideKyc, { params, body: verify }),
  ])
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await operator().call(ops.decideKyc, { params, body: refuse })).toMatchObject({
    ok: false,
    code: 'kyc.decided',
  })
  expect(await world.stateOf(api)).toMatchObject({ state: 'verified', isVerified: true })
})

test('what an operator asks for is captured again, with their words beside it', async () => {
  const { params, api } = await inReview('Zoe Parecido')
  const body = { items: ['face_centre'], reason: 'Tire os óculos, por favor' } as const
  valueOf(await operator().call(ops.askKyc, { params, body: { ...body, items: [...body.items] } }))
  expect(await world.stateOf(api)).toMatchObject({
    state: 'started',
    missing: ['face_centre'],
    note: 'Tire os óculos, por favor',
  })
  valueOf(await world.sendImage(api, 'face_centre'))
  await world.submit(api)
  await world.runChecks()
  expect(await world.stateOf(api)).toMatchObject({ state: 'review', note: null })
})

test('a document that ends is in the view for it; reopened, the person stays verified until the end', async () => {
  const member = await world.signUp()
  await world.capture(member.api, formOf(cpfOf((number += 1)), 'Vera Vencendo'))
  await world.submit(member.api)
  await world.runChecks()
  const query = { view: 'expiring' } as const
  const { list, expiring } = valueOf(await operator().call(ops.listKycCases, { query }))
  expect(expiring).toBe(1)
  const params = { caseId: list[0]?.caseId ?? '' }
  const body = { reason: 'Envie o documento novo' }
  valueOf(await operator().call(ops.reopenKyc, { params, body }))
  expect(await operator().call(ops.reopenKyc, { params, body })).toMatchObject({
    ok: false,
    code: 'kyc.under_way',
  })
  expect(await world.stateOf(member.api)).toMatchObject({
    state: 'started',
    isVerified: true,
    note: 'Envie o documento novo',
  })
  world.later(21 * 86_400_000)
  await world.kyc.expireCases()
  const { rows } = await pool.query<{ state: string }>(
    `select state from kyc.case where member_id = $1 order by id`,
    [member.memberId],
  )
  expect(rows.map(({ state }) => state)).toEqual(['expired', 'started'])
  world.later(-21 * 86_400_000)
})

test('an operator of another brand never learns whether a case exists', async () => {
  const { params } = await inReview('Ari Parecido')
  await pool.query('update kyc.case set brand_id = 999 where id = $1', [params.caseId])
  const unknown = { ok: false, code: 'kyc.unknown' }
  const body = { reason: 'looking' }
  expect(await operator().call(ops.showKycCase, { params })).toMatchObject(unknown)
  expect(await operator().call(ops.openKycEvidence, { params, body })).toMatchObject(unknown)
  expect(
    await operator().call(ops.decideKyc, { params, body: { ...body, decision: 'verified' } }),
  ).toMatchObject(unknown)
})

test('a stranger’s CPF is refused under the word of every other cause', async () => {
  const owner = await world.signUp()
  const cpf = cpfOf((number += 1))
  await world.capture(owner.api, formOf(cpf, 'Lia Dona'))
  await world.submit(owner.api)
  await world.runChecks()
  expect((await world.stateOf(owner.api)).state).toBe('verified')
  const stranger = await world.signUp()
  const form = formOf(cpf, 'Leo Outro', { documentType: 'rg' })
  expect(await stranger.api.call(wps.saveKycForm, { body: form })).toMatchObject({ ok: true })
  for (const kind of kinds) valueOf(await world.sendImage(stranger.api, kind))
  await world.submit(stranger.api)
  await world.runChecks()
  expect(await world.stateOf(stranger.api)).toMatchObject({
    state: 'refused',
    causes: ['unconfirmed'],
  })
})

expectActsWithoutBefore(() => pool, ['openKycEvidence'])
