import { afterAll, beforeEach, expect, it } from 'vitest'
import { actAsMembers, firstPassword } from '../../testing/act-as-member.ts'
import { otherThan, startCodeWorld } from '../../testing/start-code-world.ts'

const world = await startCodeWorld()
const act = actAsMembers(world, 'esquecido')
afterAll(() => world.close())
// Past every limit on codes that an earlier test reached.
beforeEach(() => world.clock.advance(61 * 60_000))

const url = '/wps/member/paymentPassword'
const contact = '/wps/member/security/contact'
const first = '482913'
const second = '709154'

const setFirst = (token: string) =>
  act.sealed(
    'PUT',
    url,
    { password: firstPassword, newPaymentPassword: first, confirmNewPaymentPassword: first },
    { token },
  )
const askCode = (token: string, form: object = {}) =>
  act.sealed(
    'POST',
    `${url}/code`,
    { password: firstPassword, channel: 'email', ...form },
    { token },
  )
const reset = (token: string, code: string, form: object = {}) =>
  act.sealed(
    'POST',
    `${url}/reset`,
    {
      channel: 'email',
      code,
      newPaymentPassword: second,
      confirmNewPaymentPassword: second,
      ...form,
    },
    { token },
  )
/** Whether this is the current payment password: knowing it allows changing it. */
const isInForce = async (token: string, old: string) => {
  const next = '305826'
  const form = {
    oldPaymentPassword: old,
    newPaymentPassword: next,
    confirmNewPaymentPassword: next,
  }
  return (await act.sealed('POST', url, form, { token })).status === 200
}
const codeSentTo = async (email: string): Promise<string> => {
  const { body } = await world.readMessage(email)
  const [code] = /\b\d{6}\b/.exec(body) ?? []
  if (!code) throw new Error(`no code in: ${body}`)
  return code
}
const withConfirmedEmail = async () => {
  const { username, token } = await act.join()
  const email = `${username}@correio.example`
  const order = { password: firstPassword, channel: 'email', to: email }
  await act.sealed('POST', `${contact}/code`, order, { token })
  const proof = { channel: 'email', code: await codeSentTo(email) }
  const confirmed = await act.sealed('POST', contact, proof, { token })
  return { username, email, token: String(confirmed.body.value.token) }
}
/** A member who forgot their payment password. */
const forgetful = async () => {
  const member = await withConfirmedEmail()
  await setFirst(member.token)
  return member
}

it('a code to the confirmed email sets another payment password, once', async () => {
  const { username, email, token } = await forgetful()
  const sent = await askCode(token)
  expect(sent.status).toBe(200)
  expect(sent.body.value.sentTo).not.toContain(email)
  const code = await codeSentTo(email)
  expect((await reset(token, otherThan(code))).code).toBe('code.wrong')
  expect((await reset(token, code)).status).toBe(200)
  expect((await reset(token, code)).code).toBe('code.expired')
  expect(await isInForce(token, first)).toBe(false)
  expect(await isInForce(token, second)).toBe(true)
  expect(await act.eventsOf(username)).toContain('payment_password_changed')
})

it('no code goes out without the login password, a payment password or a confirmed contact', async () => {
  const { email, token } = await forgetful()
  expect((await askCode(token, { password: 'Errada-123' })).code).toBe('password.wrong')
  expect((await askCode(token, { channel: 'mobile' })).code).toBe('payment_password.contact_needed')
  const stranger = await act.join()
  expect((await askCode(stranger.token)).code).toBe('payment_password.not_set')
  await setFirst(stranger.token)
  expect((await askCode(stranger.token)).code).toBe('payment_password.contact_needed')
  // The code that confirmed the contact.
  const { rows } = await world.pool.query(
    'select count(*)::integer as count from delivery.message where recipient = $1',
    [email],
  )
  expect(rows).toEqual([{ count: 1 }])
})

it('an invalid new one is refused and costs no try of the code', async () => {
  const { email, token } = await forgetful()
  await askCode(token)
  const code = await codeSentTo(email)
  for (const weak of ['', '12345', '123456', '111111', '12a456']) {
    const form = { newPaymentPassword: weak, confirmNewPaymentPassword: weak }
    expect([weak, (await reset(token, code, form)).code]).toEqual([
      weak,
      'payment_password.invalid',
    ])
  }
  const differs = await reset(token, code, { confirmNewPaymentPassword: first })
  expect(differs.code).toBe('password.confirmation_differs')
  expect((await reset(token, code)).status).toBe(200)
})

it('the code of one member does not work for another, and five wrong ones end it', async () => {
  const ana = await forgetful()
  const rui = await forgetful()
  await askCode(ana.token)
  const code = await codeSentTo(ana.email)
  expect((await reset(rui.token, code)).status).toBe(400)
  expect(await isInForce(rui.token, first)).toBe(true)
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await reset(ana.token, otherThan(code))).code).toBe('code.wrong')
  }
  expect((await reset(ana.token, code)).code).toBe('code.expired')
  expect(await isInForce(ana.token, first)).toBe(true)
})

it('it lifts the lock of wrong payment passwords', async () => {
  const { email, token } = await forgetful()
  for (let tries = 0; tries < 5; tries += 1) expect(await isInForce(token, second)).toBe(false)
  expect(await isInForce(token, first)).toBe(false)
  await askCode(token)
  expect((await reset(token, await codeSentTo(email))).status).toBe(200)
  expect(await isInForce(token, second)).toBe(true)
})
