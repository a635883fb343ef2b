import {
  getWhitelabel,
  login,
  loginFreePlay,
  registerByMobile,
  registerMember,
  sendCode,
  sendRegisterCode,
} from '@trevo/api-client/endpoints.ts'
import type { ModuleId } from '@trevo/contract/module-ids.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from './start-test-server.ts'
import { registrationForm, sentByPage } from '../modules/members/testing/registration-form.ts'

const server = await startTestServer()
beforeAll(async () => {
  await turn('0', 'GEETEST3', 'REGMOBVERF3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3')
})
afterAll(() => server.close())

/** Turns modules on or off, and finds them so in the tree that every page reads. */
const turn = async (enabled: '1' | '0', ...moduleIds: ModuleId[]) => {
  await server.change(`update settings.module_switch set enabled = ${enabled === '1'}
    where module_id = any ('{${moduleIds.join(',')}}')`)
  const tree = await server.guest().call(getWhitelabel)
  const nodes = tree.ok ? tree.value.childrenNodes : []
  for (const modId of moduleIds) {
    expect(nodes).toContainEqual({ modId, enabled, childrenNodes: [] })
  }
}

const password = 'Verde-Campo-42'
const number = { countryDialingCode: '+55', mobileNum: '11987654321' } as const

const byUsername = (username: string) =>
  server.guest().call(registerMember, {
    body: registrationForm(username, password),
  })
const byMobile = (more: object = {}) =>
  server.guest().call(registerByMobile, { body: { ...sentByPage, ...number, ...more } })

describe('the six feature flags of registration and login', () => {
  test('SESSION-7: MOBILENUMREG3 decides whether a number can register', async () => {
    expect(await byMobile()).toMatchObject({ code: 'function.not.available' })
    await turn('1', 'MOBILENUMREG3')
    expect(await byMobile()).toMatchObject({ code: 'code.missing' })
  })

  test('SESSION-7: MOBILENUMPASSREG3 decides whether a number is given a password', async () => {
    expect(await byMobile()).toMatchObject({ code: 'code.missing' })
    await turn('1', 'MOBILENUMPASSREG3')
    expect(await byMobile()).toMatchObject({ code: 'register.field_invalid', field: 'password' })
    expect(await byMobile({ password, confirmPassword: password })).toMatchObject({
      code: 'code.missing',
    })
  })

  test('SESSION-7: REGMOBVERF3 decides whether a name registers without a code by SMS', async () => {
    const order = { mobileNo: number.mobileNum, countryDialingCode: '+55', regType: 'register' }
    const ask = () => server.guest().call(sendRegisterCode, { body: order as never }) // as written above
    expect(await byUsername('flagless1')).toMatchObject({ ok: true })
    expect(await ask()).toMatchObject({ code: 'sms.not_enabled' })
    await turn('1', 'REGMOBVERF3')
    expect(await byUsername('flagless2')).toMatchObject({
      code: 'register.field_invalid',
      field: 'mobileNum',
    })
    expect(await ask()).toMatchObject({ ok: true })
  })

  test('SESSION-7: FREEPLAY3 decides whether there is a trial session', async () => {
    const tryOut = () => server.guest().call(loginFreePlay, { body: { os: 'test', platform: 'W' } })
    expect(await tryOut()).toMatchObject({ ok: true, value: { customerType: 4 } })
    await turn('0', 'FREEPLAY3')
    expect(await tryOut()).toMatchObject({ code: 'function.not.available' })
    await turn('1', 'FREEPLAY3')
  })

  test('SESSION-7: PWDEXPFORCECHANGE3 decides whether a password of 91 days must be changed', async () => {
    await server.pool.query(
      `update identity.credential set password_set_at = now() - interval '91 days'
       where username_key = 'flagless1'`,
    )
    const enter = () =>
      server.guest().call(login, { body: { type: 'username', username: 'flagless1', password } })
    await turn('0', 'PWDEXPFORCECHANGE3')
    expect(await enter()).toMatchObject({ ok: true, value: { passwordExpired: false } })
    await turn('1', 'PWDEXPFORCECHANGE3')
    expect(await enter()).toMatchObject({ ok: true, value: { passwordExpired: true } })
  })

  test('SESSION-7: MOBILEVERCODELOGIN3 decides whether a code by SMS logs in', async () => {
    const ask = () => server.guest().call(sendCode, { body: { ...number, purpose: 'login' } })
    const enter = () =>
      server.guest().call(login, { body: { type: 'sms', ...number, verificationCode: '000000' } })
    await turn('0', 'MOBILEVERCODELOGIN3')
    expect(await ask()).toMatchObject({ code: 'sms.not_enabled' })
    expect(await enter()).toMatchObject({ code: 'sms.not_enabled' })
    await turn('1', 'MOBILEVERCODELOGIN3')
    expect(await ask()).toMatchObject({ ok: true })
    expect(await enter()).toMatchObject({ code: 'code.wrong' })
  })
})
