import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startCodeWorld } from '../../testing/start-code-world.ts'

const minuteMs = 60_000

const world = await startCodeWorld()
afterAll(() => world.close())
// Each test has its own day, so that none uses up another's quotas and budgets.
beforeEach(() => world.clock.advance(25 * 60 * minuteMs))

const codesOf = (answers: readonly { status: number; code: string | undefined }[]) =>
  answers.map(({ status, code }) => code ?? status)
const strangers = (index: number) => `198.51.100.${index + 1}`

describe('strangers’ requests for a number', () => {
  const useUp = async (number: string) => {
    for (let index = 0; index < 7; index += 1) {
      await world.askCode('login', number, { address: strangers(index) })
    }
    const refused = await world.askCode('login', number, { address: strangers(9) })
    expect(refused.code).toBe('too_many_requests')
  }

  it('do not use up the quota of its owner, at the place of the last login', async () => {
    const { number } = await world.newMemberWithNumber()
    await useUp(number)
    const own = []
    for (let count = 0; count < 4; count += 1) own.push(await world.askCode('login', number))
    expect(codesOf(own)).toEqual([200, 200, 200, 'too_many_requests'])
  })

  it('nor on the owner’s device, from any address', async () => {
    const { number, cookie } = await newMemberWithDevice()
    await useUp(number)
    const more = { address: '192.0.2.44', headers: { cookie } }
    expect((await world.askCode('login', number, more)).status).toBe(200)
    // The mark of one member does not count for another's number.
    const other = await world.newMemberWithNumber()
    await useUp(other.number)
    expect((await world.askCode('login', other.number, more)).code).toBe('too_many_requests')
  })

  it('nor that of the logged-in member', async () => {
    const { number, token } = await world.newMemberWithNumber()
    await useUp(number)
    const path = '/wps/member/security/contact/code'
    const payload = { password: 'Verde-Campo-42', channel: 'mobile' }
    const answer = await world.send('POST', path, {
      payload: await world.seal(path, payload),
      headers: { authorization: token },
      address: '192.0.2.45',
    })
    expect(answer.status).toBe(200)
  })

  it('the quota is three in five minutes per stranger and six for all, known or not', async () => {
    const known = (await world.newMemberWithNumber()).number
    // Registering requested a code as a stranger, too.
    world.clock.advance(6 * minuteMs)
    for (const number of [known, world.newNumber()]) {
      const one = []
      for (let count = 0; count < 4; count += 1) {
        one.push(await world.askCode('recover', number, { address: strangers(20) }))
      }
      expect(codesOf(one)).toEqual([200, 200, 200, 'too_many_requests'])
      const others = []
      for (let index = 21; index < 25; index += 1) {
        others.push(await world.askCode('recover', number, { address: strangers(index) }))
      }
      expect(codesOf(others)).toEqual([200, 200, 200, 'too_many_requests'])
    }
  })

  const newMemberWithDevice = async () => {
    const number = world.newNumber()
    await world.askRegisterCode(number)
    const verificationCode = await world.readCode(number)
    const answer = await world.registerByMobile(number, { payload: { verificationCode } })
    expect(answer.cookie).toMatch(/^knownDevice=[\w-]{43}$/)
    return { number, cookie: answer.cookie ?? '' }
  }
})

describe('the countries of a brand', () => {
  const toPortugal = { payload: { countryDialingCode: '+351', regType: 'registerMobile' } }

  it('a brand that names none sends only to Brazil, and the refusal says so in both languages', async () => {
    const refused = await world.askRegisterCode('912345678', toPortugal)
    expect(refused).toMatchObject({ status: 400, code: 'sms.country_not_served' })
    expect(refused.body.message).toContain('numbers from this country')
    const inPortuguese = await world.askRegisterCode('912345678', {
      ...toPortugal,
      headers: { language: 'PT' },
    })
    expect(inPortuguese.body.message).toContain('números deste país')
    expect((await world.askRegisterCode(world.newNumber())).status).toBe(200)
  })

  it('a brand that names some sends only to those', async () => {
    await world.pool.query(`insert into verification.sms_country values (1, 'PT', 100)`)
    expect((await world.askRegisterCode('912345678', toPortugal)).status).toBe(200)
    expect((await world.askRegisterCode(world.newNumber())).code).toBe('sms.country_not_served')
    await world.pool.query('delete from verification.sms_country')
  })
})

describe('the budget of an area', () => {
  it('keeps a fifth for owners, raises an alarm before it is used up, and is separate per area', async () => {
    const { number } = await world.newMemberWithNumber()
    world.clock.advance(25 * 60 * minuteMs)
    await world.pool.query(`insert into verification.sms_country values (1, 'BR', 10)`)
    const asked = []
    for (let index = 0; index < 9; index += 1) {
      asked.push(await world.askRegisterCode(world.newNumber(), { address: strangers(40 + index) }))
    }
    expect(codesOf(asked)).toEqual([...Array.from({ length: 8 }, () => 200), 'sms.quota_exceeded'])
    // An unknown number is refused the same way.
    expect((await world.askCode('login', world.newNumber())).code).toBe('sms.quota_exceeded')
    expect((await world.askCode('login', number)).status).toBe(200)
    expect((await world.askCode('login', number)).status).toBe(200)
    expect((await world.askCode('login', number)).code).toBe('sms.quota_exceeded')
    // Another area is not affected.
    expect((await world.askRegisterCode('21987650001')).status).toBe(200)

    expect(await world.verification.listSmsBudgets(1)).toMatchObject({
      budgets: [
        { prefix: null, sentCount: 11, countMax: 20_000, state: 'open' },
        { prefix: '+5511', sentCount: 10, countMax: 10, state: 'used_up' },
        { prefix: '+5521', sentCount: 1, countMax: 10, state: 'open' },
      ],
    })
    expect(world.smsAlarms).toEqual(['nearly_used_up', 'used_up'])
    await world.pool.query('delete from verification.sms_country')
  })

  it('past days leave no rows', async () => {
    await world.askRegisterCode(world.newNumber())
    world.clock.advance(49 * 60 * minuteMs)
    await world.verification.purge()
    const { rows } = await world.pool.query(
      'select 1 from verification.sms_prefix_day union all select 1 from verification.sms_day',
    )
    expect(rows).toEqual([])
  })
})
