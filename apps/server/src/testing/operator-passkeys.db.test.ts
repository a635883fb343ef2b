import {
  addOperatorPasskey,
  getOperator,
  listOperatorPasskeys,
  proveOperatorByPasskey,
  removeOperatorPasskey,
  signInOperator,
  signInOperatorByPasskey,
  startOperatorPasskey,
  startOperatorPasskeyProof,
  startOperatorPasskeySignIn,
} from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { demoTotpSecrets } from '../modules/identity/index.ts'
import { createSoftAuthenticator } from '../modules/identity/testing/soft-authenticator.ts'
import { first, second, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const minuteMs = 60_000
const brazil = 'br.localhost:3904'
const world = await startOperatorWorld({
  DEMO_BRAZIL: '1',
  OPS_BRAND_ORIGINS: `trevobr=http://${brazil}`,
})
beforeEach(() => world.beginTest())
afterAll(() => world.server.close())
const { browserOf, withCode, server, advance } = world
const here = { origin: server.opsUrl, host: new URL(server.opsUrl).hostname }
const { password } = first
const failed = { code: 'passkey.failed' }

type Browser = ReturnType<typeof browserOf>
type Device = ReturnType<typeof createSoftAuthenticator>
type Twist = Parameters<Device['answer']>[1]

const enter = async (who = withCode(first)): Promise<Browser> => {
  const browser = browserOf()
  expect(await browser.api.call(signInOperator, { body: who })).toMatchObject({ ok: true })
  return browser
}
const addDevice = async ({ api }: Browser, ownPassword: string = password) => {
  const device = createSoftAuthenticator(here)
  const proof = { password: ownPassword }
  const options = valueOf(await api.call(startOperatorPasskey, { body: proof }))
  const body = { name: 'Notebook', response: device.make(options) }
  const passkey = valueOf(await api.call(addOperatorPasskey, { body }))
  return { device, passkey }
}
const signIn = async ({ api }: Browser, device: Device, twist: Twist = {}) => {
  const { challengeId, options } = valueOf(await api.call(startOperatorPasskeySignIn, { body: {} }))
  const body = { challengeId, response: device.answer(options, twist) }
  return { body, answer: await api.call(signInOperatorByPasskey, { body }) }
}

test('an operator adds a passkey by password, and signs in with it alone', async () => {
  const own = await enter()
  expect(
    await own.api.call(startOperatorPasskey, { body: { password: 'Errada-123' } }),
  ).toMatchObject({ code: 'password.wrong' })
  expect(await own.api.call(getOperator)).toMatchObject({ value: { hasPasskey: false } })
  const { device, passkey } = await addDevice(own)
  expect(await own.api.call(listOperatorPasskeys)).toMatchObject({ value: { passkeys: [passkey] } })
  const fresh = browserOf()
  expect((await signIn(fresh, device)).answer).toMatchObject({
    value: { operator: 'operador.demo' },
  })
  expect(fresh.lastCookie()).toMatch(/; HttpOnly; SameSite=Strict$/)
  expect(await fresh.api.call(getOperator)).toMatchObject({
    value: { hasPasskey: true, provenUntil: expect.any(String) },
  })
})

test('after five minutes a passkey is the recent proof, and without one no other is added or removed', async () => {
  const own = await enter()
  const { device, passkey } = await addDevice(own)
  advance(6 * minuteMs)
  const required = { code: 'operator.proof_required' }
  const again = () => own.api.call(startOperatorPasskey, { body: { password } })
  const remove = () =>
    own.api.call(removeOperatorPasskey, { params: { passkeyId: passkey.passkeyId } })
  expect(await again()).toMatchObject(required)
  expect(await remove()).toMatchObject(required)
  const { challengeId, options } = valueOf(
    await own.api.call(startOperatorPasskeyProof, { body: {} }),
  )
  const body = { challengeId, response: device.answer(options) }
  expect(await own.api.call(proveOperatorByPasskey, { body })).toMatchObject({ ok: true })
  expect(await again()).toMatchObject({ ok: true })
  expect(await remove()).toMatchObject({ ok: true })
  expect((await signIn(browserOf(), device)).answer).toMatchObject(failed)
})

test('an answer counts once, within five minutes, for its page and host, with PIN or biometrics', async () => {
  const { device } = await addDevice(await enter())
  for (const twist of [
    { origin: `http://${brazil}` },
    { origin: 'http://evil.example' },
    { host: 'br.localhost' },
    { isUnverified: true },
  ]) {
    const { answer } = await signIn(browserOf(), device, twist)
    expect([twist, answer]).toMatchObject([twist, failed])
  }
  const { body, answer } = await signIn(browserOf(), device)
  expect(answer).toMatchObject({ ok: true })
  expect(await browserOf().api.call(signInOperatorByPasskey, { body })).toMatchObject(failed)
  const late = browserOf()
  const asked = valueOf(await late.api.call(startOperatorPasskeySignIn, { body: {} }))
  advance(5 * minuteMs)
  const tooLate = { challengeId: asked.challengeId, response: device.answer(asked.options) }
  expect(await late.api.call(signInOperatorByPasskey, { body: tooLate })).toMatchObject(failed)
})

test('it opens nothing at the address of another brand, and proves nobody else', async () => {
  const { device } = await addDevice(await enter())
  const elsewhere = browserOf({ host: brazil, merchant: 'trevobr' })
  expect((await signIn(elsewhere, device)).answer).toMatchObject(failed)
  const posing = { origin: `http://${brazil}`, host: 'br.localhost' }
  expect((await signIn(elsewhere, device, posing)).answer).toMatchObject(failed)

  const colleague = await enter(withCode(second, demoTotpSecrets.secondOperator))
  await addDevice(colleague, second.password)
  const { challengeId, options } = valueOf(
    await colleague.api.call(startOperatorPasskeyProof, { body: {} }),
  )
  const body = { challengeId, response: device.answer(options) }
  expect(await colleague.api.call(proveOperatorByPasskey, { body })).toMatchObject(failed)
})

test('a program has no page, and uses none', async () => {
  const { token } = await world.enter(withCode(first))
  const api = world.apiOf({ token })
  expect(await api.call(startOperatorPasskeySignIn, { body: {} })).toMatchObject(failed)
  expect(await api.call(startOperatorPasskey, { body: { password } })).toMatchObject(failed)
})

test('who loses the authenticator loses the passkeys with it', async () => {
  const { device } = await addDevice(await enter())
  await world.register().removeAuthenticator('operador.demo')
  expect((await signIn(browserOf(), device)).answer).toMatchObject(failed)
})
