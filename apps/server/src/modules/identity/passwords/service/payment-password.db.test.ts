import { afterAll, expect, it } from 'vitest'
import { actAsMembers, firstPassword } from '../../../members/testing/act-as-member.ts'
import { startAccessWorld } from '../../../members/testing/start-access-world.ts'

const world = await startAccessWorld()
const act = actAsMembers(world, 'pagador')
afterAll(() => world.close())

const url = '/wps/member/paymentPassword'
const first = '482913'
const second = '709154'
const set = (token: string, form: object = {}) =>
  act.sealed(
    'PUT',
    url,
    {
      password: firstPassword,
      newPaymentPassword: first,
      confirmNewPaymentPassword: first,
      ...form,
    },
    { token },
  )
const change = (token: string, form: object = {}) =>
  act.sealed(
    'POST',
    url,
    {
      oldPaymentPassword: first,
      newPaymentPassword: second,
      confirmNewPaymentPassword: second,
      ...form,
    },
    { token },
  )
const minuteMs = 60_000

it('is set once, with the login password, and stored as a hash', async () => {
  const { username, token } = await act.join()
  expect((await change(token)).code).toBe('payment_password.not_set')
  expect((await set(token, { password: 'Errada-123' })).code).toBe('password.wrong')
  expect((await set(token)).status).toBe(200)
  expect((await set(token)).code).toBe('payment_password.already_set')
  const { rows } = await world.pool.query(
    'select payment_password_hash as hash from identity.credential where username_key = $1',
    [username],
  )
  expect(rows[0].hash).toMatch(/^\$argon2id\$/)
  expect(await act.eventsOf(username)).toContain('payment_password_set')
})

it('is six digits that are hard to guess, typed twice', async () => {
  const { token } = await act.join()
  for (const code of ['', '12345', '123456', '111111', '12a456', '1234567']) {
    const answer = await set(token, { newPaymentPassword: code, confirmNewPaymentPassword: code })
    expect([code, answer.code]).toEqual([code, 'payment_password.invalid'])
  }
  const differs = await set(token, { confirmNewPaymentPassword: second })
  expect(differs.code).toBe('password.confirmation_differs')
})

it('is changed with the current one', async () => {
  const { username, token } = await act.join()
  await set(token)
  expect((await change(token, { oldPaymentPassword: second })).code).toBe('payment_password.wrong')
  const same = { newPaymentPassword: first, confirmNewPaymentPassword: first }
  expect((await change(token, same)).code).toBe('password.unchanged')
  expect((await change(token)).status).toBe(200)
  expect((await change(token)).code).toBe('payment_password.wrong')
  expect(await act.eventsOf(username)).toContain('payment_password_changed')
})

it('locks for 15 minutes after five wrong ones, even concurrent ones', async () => {
  const { token } = await act.join()
  await set(token)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      change(token, { oldPaymentPassword: String(709_100 + index) }),
    ),
  )
  const looked = answers.filter(({ code }) => code === 'payment_password.wrong')
  expect(looked).toHaveLength(5)
  expect(await change(token)).toMatchObject({
    code: 'payment_password.locked',
    body: { detail: { minutes: 15 } },
  })
  world.clock.advance(15 * minuteMs)
  expect((await change(token)).status).toBe(200)
})
