import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import * as wps from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSoftAuthenticator } from '../../modules/identity/testing/soft-authenticator.ts'
import { valueOf } from '../value-of.ts'
import { startKycWorld } from './start-kyc-world.ts'

const world = await startKycWorld()
const { kyc, server } = world
afterAll(() => world.close())
beforeAll(() => world.beginBr())

const minutes = (count: number): number => count * 60_000

const password = 'Tucano-azul-81'
const sessionOf = async (memberId: bigint) => {
  const { rows } = await server.pool.query<{ id: string }>(
    'select id from identity.session where member_id = $1',
    [memberId],
  )
  return { memberId, brandId: 1, sessionId: rows[0]?.id ?? '' }
}

test('idleReauthMin, P722: after thirty minutes without an act a session proves itself before money moves', async () => {
  const { api, memberId } = await world.signUp()
  const inSession = await sessionOf(memberId)
  await kyc.noteAct(inSession)
  expect(await kyc.isIdle(inSession)).toBe(false)
  world.later(minutes(29))
  expect(await kyc.isIdle(inSession)).toBe(false)
  // Reading goes on all the time, and is no act.
  expect(await api.call(wps.getKyc)).toMatchObject({ ok: true })
  world.later(minutes(2))
  expect(await kyc.isIdle(inSession)).toBe(true)
  // An act that moves no money does not wake it.
  await kyc.noteAct(inSession)
  expect(await kyc.isIdle(inSession)).toBe(true)
  const wrong = await api.call(wps.proveAgain, { body: { password: 'another' } })
  expect(wrong).toMatchObject({ ok: false, code: 'password.wrong' })
  expect(await api.call(wps.proveAgain, { body: { password } })).toMatchObject({ ok: true })
  expect(await kyc.isIdle(inSession)).toBe(false)
})

test('a passkey of the member proves it as well, once, and nobody else’s does', async () => {
  const { token, memberId } = await world.signUp()
  let current = token
  const api = createTestApi({ baseUrl: server.baseUrl, getToken: () => current })
  expect(await api.call(wps.startProveAgain, { body: {} })).toMatchObject({
    ok: false,
    code: 'passkey.unknown',
  })
  const page = { origin: 'https://127.0.0.1', host: '127.0.0.1' }
  const device = createSoftAuthenticator(page)
  const asked = valueOf(await api.call(wps.startPasskey, { body: { password } }))
  const response = device.make(asked)
  current = valueOf(await api.call(wps.addPasskey, { body: { name: 'Chave', response } })).token
  const inSession = await sessionOf(memberId)
  await kyc.noteAct(inSession)
  world.later(minutes(16))
  expect(await api.call(wps.getKyc)).toMatchObject({ ok: true })
  world.later(minutes(16))
  expect(await kyc.isIdle(inSession)).toBe(true)

  const ask = async () => valueOf(await api.call(wps.startProveAgain, { body: {} }))
  const prove = async (answered: ReturnType<typeof device.answer>, challengeId: string) =>
    api.call(wps.proveAgain, { body: { challengeId, response: answered } })
  const stranger = createSoftAuthenticator(page)
  const first = await ask()
  expect(await prove(stranger.answer(first.options), first.challengeId)).toMatchObject({
    ok: false,
    code: 'passkey.failed',
  })
  expect(await kyc.isIdle(inSession)).toBe(true)
  const { challengeId, options } = await ask()
  const answer = device.answer(options)
  expect(await prove(answer, challengeId)).toMatchObject({ ok: true })
  expect(await kyc.isIdle(inSession)).toBe(false)
  expect(await prove(answer, challengeId)).toMatchObject({ ok: false, code: 'passkey.failed' })
})
