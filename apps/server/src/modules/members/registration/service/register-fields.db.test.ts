import { patternCases } from '@trevo/field-rules/testing/pattern-cases.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startRegistrationWorld } from '../../testing/start-registration-world.ts'

const world = await startRegistrationWorld()
const { newName, setRule, rowOf } = world
afterAll(() => world.close())
beforeEach(() => world.askLittle())

const refusal = async (payload: object, name = newName()) => {
  const answer = await world.register(name, { payload })
  expect(answer).toMatchObject({ status: 400, code: 'register.field_invalid' })
  return { field: answer.body.field, ...answer.body.detail }
}

const bothPasswords = (value: string) => ({ password: value, confirmPassword: value })

describe('field rules on the server', () => {
  it('REG-8, RULE-4, RULE-P1: the brand’s username rule applies', async () => {
    const problem = { field: 'username', messageKey: 'reg_pattern_1', min: 4, max: 20 }
    for (const username of ['abc', '1abcd', 'a_bcd', 'a'.repeat(21), 'ana maria']) {
      expect(await refusal({ username })).toEqual(problem)
    }
    expect(await refusal({ username: '' })).toEqual({ field: 'username', messageKey: 'not_empty' })
  })

  it('REG-8: the brand’s password rule applies', async () => {
    expect(await refusal(bothPasswords('Short-1'))).toMatchObject({
      field: 'password',
      min: 8,
      max: 64,
    })
    expect(await refusal(bothPasswords(''))).toEqual({ field: 'password', messageKey: 'not_empty' })
    await setRule('password', `pattern_id = 20`)
    expect(await refusal(bothPasswords('nodigitsno'))).toMatchObject({
      messageKey: 'reg_pattern_20',
    })
    await setRule('password', `pattern_id = 0`)
  })

  it('REG-9: the confirmation must be there and equal', async () => {
    expect(await refusal({ confirmPassword: 'Verde-Campo-43' })).toEqual({
      field: 'confirmPassword',
      messageKey: 'inconsistent_twice',
    })
    expect(await refusal({ confirmPassword: '' })).toMatchObject({ field: 'confirmPassword' })
  })

  it('REG-10, RULE-8: mobileNum is required only if configured', async () => {
    await setRule('mobileNum', 'enabled = true')
    expect((await world.register(newName())).status).toBe(200)
    expect(await refusal({ mobileNum: '12a' })).toMatchObject({
      field: 'mobileNum',
      messageKey: 'reg_pattern_6',
    })
    await setRule('mobileNum', 'required = true')
    expect(await refusal({})).toEqual({ field: 'mobileNum', messageKey: 'not_empty' })
  })

  it('REG-12: a shown payment password is required regardless of its flag, and stored as a hash', async () => {
    await setRule('paymentPassword', 'enabled = true, required = false')
    expect(await refusal({})).toEqual({ field: 'paymentPassword', messageKey: 'not_empty' })
    expect(await refusal({ paymentPassword: '12345' })).toMatchObject({ min: 6, max: 6 })
    const name = newName()
    await world.register(name, { payload: { paymentPassword: '902174' } })
    const { rows } = await world.pool.query(
      'select payment_password_hash from identity.credential where username = $1',
      [name],
    )
    expect(rows[0].payment_password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('REG-2, RULE-2: each other field is checked if shown, and dropped if not', async () => {
    const fields = {
      payeeName: ['payee_name', 'Ana Lima'],
      email: ['email', 'a@b.co'],
      qqNum: ['qq_number', '12345'],
      line: ['line', 'ana-line'],
      whatsapp: ['whatsapp', '5511987654321'],
      facebook: ['facebook', 'ana.lima'],
      wechat: ['wechat', 'ana_lima'],
      idNumber: ['id_number', '12345678909'],
      recommenderId: ['recommender_id', 'bento1'],
    } as const
    for (const [field, [column, value]] of Object.entries(fields)) {
      await setRule(field, `enabled = false, min_length = 3, max_length = 40`)
      const hidden = newName()
      expect((await world.register(hidden, { payload: { [field]: value } })).status).toBe(200)
      expect([field, (await rowOf(hidden))[column]]).toEqual([field, null])

      await setRule(field, 'enabled = true')
      expect(await refusal({ [field]: 'ab' })).toMatchObject({ field, min: 3, max: 40 })
      const shown = newName()
      expect((await world.register(shown, { payload: { [field]: value } })).status).toBe(200)
      expect([field, (await rowOf(shown))[column]]).toEqual([field, value])
    }
  })

  it('RULE-P0..P22: every pattern of the catalogue is enforced', async () => {
    for (const [patternId, , good, bad] of patternCases) {
      await setRule(
        'payeeName',
        `enabled = true, pattern_id = ${patternId}, min_length = 1, max_length = 40`,
      )
      for (const payeeName of bad.filter(Boolean)) {
        expect(await refusal({ payeeName })).toMatchObject({
          field: 'payeeName',
          messageKey: `reg_pattern_${patternId}`,
        })
      }
      const [payeeName] = good
      const answer = await world.register(newName(), { payload: { payeeName } })
      expect([patternId, answer.status]).toEqual([patternId, 200])
    }
    await setRule('payeeName', `pattern_id = 12, min_length = 3, max_length = 60`)
  })

  it('RULE-3: acceptedPattern is enforced besides the catalogue pattern', async () => {
    await setRule('payeeName', `enabled = true, accepted_pattern = '^[A-Z].*$'`)
    expect(await refusal({ payeeName: 'ana lima' })).toMatchObject({ field: 'payeeName' })
    await setRule('payeeName', `accepted_pattern = '*'`)
    expect((await world.register(newName(), { payload: { payeeName: 'ana lima' } })).status).toBe(
      200,
    )
  })

  it('a common password is refused, including the member’s name or a published one', async () => {
    const name = newName()
    const common = ['12345678', 'Senha123', 'FLAMENGO10', 'aaaaaaaa', 'Folha4Sorte9Verde']
    for (const password of common) {
      const answer = await world.register(name, {
        payload: { password, confirmPassword: password },
      })
      expect([password, answer.code]).toEqual([password, 'password.too_common'])
    }
    const own = { username: 'Marcelina9', password: 'marcelina9', confirmPassword: 'marcelina9' }
    expect((await world.register('Marcelina9', { payload: own })).code).toBe('password.too_common')
  })

  it('REG-5: the captcha is required only if showCaptcha is on, and then works once', async () => {
    expect((await world.register(newName(), { payload: { captcha: 'WRONG' } })).status).toBe(200)
    await world.change('update settings.brand set show_captcha = true')
    expect(await world.register(newName())).toMatchObject({
      code: 'captcha.invalid',
      captcha: true,
    })
    const { cookie, answer } = await world.readCaptcha()
    const more = { payload: { captcha: answer }, headers: { cookie } }
    expect((await world.register(newName(), more)).status).toBe(200)
    expect((await world.register(newName(), more)).code).toBe('captcha.invalid')
  })
})
