import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyFor, callsWithBody, callWith, openTokens } from './every-call.ts'
import { startAttack, type Attack } from './start-attack.ts'

let attack: Attack
let tokens: Awaited<ReturnType<typeof openTokens>>
beforeAll(async () => {
  attack = await startAttack()
  tokens = await openTokens(attack)
  await attack.change(`update settings.module_switch set enabled = true`)
})
afterAll(() => attack.close())

const refused = { status: 400, code: 'request_param_err' }

/** Fields that a client must not decide. */
const smuggled = {
  memberId: '1',
  customerType: 1,
  type_: 42,
  kind: 'agent',
  role: 'operator',
  isAdmin: true,
  balance: '1000000.00',
  brandId: 2,
  uplineId: '1',
  status: 'credited',
  isFirstLogin: false,
  password_hash: 'x',
}

describe('mass assignment', () => {
  it.each(callsWithBody)('$name accepts only known fields', async (one) => {
    const body = bodyFor(one)
    for (const [name, value] of Object.entries(smuggled)) {
      if (name in body) continue
      const answer = await callWith(attack, one, { ...body, [name]: value }, tokens.for(one))
      expect([name, answer.status, answer.code]).toEqual([name, refused.status, refused.code])
    }
  })

  it('no accepted call changed a member', async () => {
    const { rows } = await attack.pool.query(
      `select type, brand_id from members.member where account = 'trevo@membro.demo'`,
    )
    expect(rows).toEqual([{ type: 0, brand_id: 1 }])
  })
})

describe('prototype pollution', () => {
  const keys = ['__proto__', 'constructor', 'prototype']

  it.each(callsWithBody)('$name: no key reaches the prototype', async (one) => {
    const body: unknown = bodyFor(one)
    const plain = JSON.stringify(body).replace(/\}$/, '')
    for (const key of keys) {
      const comma = plain.length > 1 ? ',' : ''
      const more = `"${key}":{"polluted":true,"prototype":{"polluted":true}}`
      // A list has no fields; its items may have some.
      const text = Array.isArray(body) ? `[{${more}}]` : `${plain}${comma}${more}}`
      // JSON.parse makes an own field of `__proto__`; sealing writes it out again.
      const answer = await callWith(attack, one, JSON.parse(text), {
        ...tokens.for(one),
        ...(!one.sealed && one.consumes !== 'form' && { body: text }),
      })
      expect([key, answer.status, answer.code]).toEqual([key, refused.status, refused.code])
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  it('nor in a query, a form or a header', async () => {
    const query = keys.map((key) => `${key}[polluted]=1&${key}.polluted=1&${key}=1`).join('&')
    await attack.send(`/wps/v2/wallets/balance?${query}`, { token: tokens.member })
    await attack.send(`/lgw/games/game_menus?${query}`, {
      headers: { cookie: '__proto__=polluted; constructor=polluted', language: '__proto__' },
    })
    for (const merchant of keys) {
      const answer = await attack.send('/wps/system/status', { headers: { merchant } })
      expect(answer).toMatchObject({ status: 400, code: 'function.not.available' })
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(Reflect.get(Object, 'polluted')).toBeUndefined()
  })
})
