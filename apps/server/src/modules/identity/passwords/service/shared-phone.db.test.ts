import { afterAll, expect, it } from 'vitest'
import { actAsMembers, firstPassword } from '../../../members/testing/act-as-member.ts'
import { startAccessWorld } from '../../../members/testing/start-access-world.ts'

const world = await startAccessWorld()
const act = actAsMembers(world, 'celular')
afterAll(() => world.close())

const url = '/wps/member/sharedPhone'
const pin = '4829'
const minuteMs = 60_000

const set = (token: string, form: object = {}) =>
  act.sealed('PUT', url, { password: firstPassword, pin, confirmPin: pin, ...form }, { token })
const check = (token: string, typed = pin) =>
  act.sealed('POST', `${url}/check`, { pin: typed }, { token })
const end = (token: string, password = firstPassword) =>
  act.sealed('POST', `${url}/end`, { password }, { token })
const isOn = async (username: string) => {
  const { rows } = await world.pool.query<{ hash: string | null }>(
    'select pin_hash as hash from identity.credential where username_key = $1',
    [username],
  )
  return rows[0]?.hash ?? null
}

it('is turned on with the password and a PIN of its own, which is stored as a hash', async () => {
  const { username, token } = await act.join()
  expect((await check(token)).code).toBe('pin.not_set')
  expect((await set(token, { password: 'Errada-123' })).code).toBe('password.wrong')
  expect(await isOn(username)).toBeNull()
  expect((await set(token)).status).toBe(200)
  expect(await isOn(username)).toMatch(/^\$argon2id\$/)
  expect((await check(token)).status).toBe(200)
  expect(await act.eventsOf(username)).toContain('shared_phone_on')
})

it('takes four to six digits that are hard to guess, typed twice', async () => {
  const { token } = await act.join()
  for (const typed of ['', '482', '1234', '1111', '48a9', '4829137']) {
    const answer = await set(token, { pin: typed, confirmPin: typed })
    expect([typed, answer.code]).toEqual([typed, 'pin.invalid'])
  }
  expect((await set(token, { confirmPin: '4828' })).code).toBe('pin.confirmation_differs')
  for (const typed of ['48291', '482913']) {
    expect((await set(token, { pin: typed, confirmPin: typed })).status).toBe(200)
    expect((await check(token, typed)).status).toBe(200)
  }
})

it('is locked for 15 minutes after five wrong PINs, even concurrent ones', async () => {
  const { token } = await act.join()
  await set(token)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => check(token, String(7_001 + index))),
  )
  expect(answers.filter(({ code }) => code === 'pin.wrong')).toHaveLength(5)
  expect(await check(token)).toMatchObject({
    code: 'pin.locked',
    body: { detail: { minutes: 15 } },
  })
  world.clock.advance(15 * minuteMs)
  expect((await check(token)).status).toBe(200)
})

it('a forgotten PIN is replaced with the password, which ends the lock too', async () => {
  const { username, token } = await act.join()
  await set(token)
  for (let wrong = 0; wrong < 6; wrong += 1) await check(token, '7001')
  expect((await check(token)).code).toBe('pin.locked')
  expect((await set(token, { pin: '70915', confirmPin: '70915' })).status).toBe(200)
  expect((await check(token)).code).toBe('pin.wrong')
  expect((await check(token, '70915')).status).toBe(200)
  expect(await act.eventsOf(username)).toContain('shared_phone_pin_changed')
})

it('is turned off with the password alone, never with the PIN', async () => {
  const { username, token } = await act.join()
  expect((await end(token)).code).toBe('pin.not_set')
  await set(token)
  expect((await end(token, pin)).code).toBe('password.wrong')
  expect((await end(token)).status).toBe(200)
  expect(await isOn(username)).toBeNull()
  expect(await act.eventsOf(username)).toContain('shared_phone_off')
})
