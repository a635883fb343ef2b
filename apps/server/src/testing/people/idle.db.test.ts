import * as wps from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startKycWorld } from './start-kyc-world.ts'

const world = await startKycWorld()
const { kyc, server } = world
afterAll(() => world.close())
beforeAll(() => world.beginBr())

const minutes = (count: number): number => count * 60_000

test('idleReauthMin, P722: after thirty minutes without an act a session proves itself before money moves', async () => {
  const { api, memberId } = await world.signUp()
  const { rows } = await server.pool.query<{ id: string }>(
    'select id from identity.session where member_id = $1',
    [memberId],
  )
  const inSession = { memberId, brandId: 1, sessionId: rows[0]?.id ?? '' }
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
  expect(await api.call(wps.proveAgain, { body: { password: 'Tucano-azul-81' } })).toMatchObject({
    ok: true,
  })
  expect(await kyc.isIdle(inSession)).toBe(false)
})
