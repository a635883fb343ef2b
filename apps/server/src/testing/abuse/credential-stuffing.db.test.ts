import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPasswords } from '../../modules/identity/index.ts'
import { startAttack } from './start-attack.ts'

const attack = await startAttack()
afterAll(() => attack.close())
beforeEach(() => attack.forgetFailures())

const right = demoPasswords.member
const hashesDone = () => attack.server.modules.identity.hasher.load().done
const addressNumber = (number: number) => `198.51.${number >> 8}.${number & 255}`
const codesOf = (answers: readonly { code: string | undefined }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ code }) => code ?? 'in')).map(([code, list]) => [
      code,
      list?.length,
    ]),
  )

describe('many names from one address', () => {
  const address = '203.0.113.20'

  it('LOGIN-5, LOGIN-6: after the second wrong password the address must solve a captcha each time, even for the right one', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `stuffed${number}`)
    for (const name of names.slice(0, 2)) {
      expect((await attack.login(name, 'leaked-password', { address })).code).toBe('login.failed')
    }
    const before = hashesDone()
    for (const name of names.slice(2)) {
      const answer = await attack.login(name, 'leaked-password', { address })
      expect(answer).toMatchObject({ code: 'login.captcha_required', captcha: true })
    }
    expect((await attack.login('membro.demo', right, { address })).code).toBe(
      'login.captcha_required',
    )
    // No further password was checked.
    expect(hashesDone()).toBe(before)
  })

  it('a captcha opens one try, not the rest of the list', async () => {
    for (const name of ['stuffed1', 'stuffed2']) await attack.login(name, 'leaked', { address })
    const { cookie, answer: captcha } = await attack.readCaptcha()
    const more = { address, headers: { cookie }, payload: { captcha } }
    expect((await attack.login('stuffed3', 'leaked', more)).code).toBe('login.failed')
    expect((await attack.login('stuffed4', 'leaked', more)).code).toBe('captcha.invalid')
    expect((await attack.login('membro.demo', right, more)).code).toBe('captcha.invalid')
  })

  it('one IPv6 customer is one address, however many of its 2^64 are used', async () => {
    const neighbour = (number: number) => `2001:db8:7:7::${number.toString(16)}`
    for (const number of [1, 2]) {
      await attack.login(`stuffed${number}`, 'leaked', { address: neighbour(number) })
    }
    const answer = await attack.login('stuffed3', 'leaked', { address: neighbour(3) })
    expect(answer.code).toBe('login.captcha_required')
  })

  it('the address reported by an untrusted proxy is ignored', async () => {
    const direct = await attack.openCopy({ environment: { TRUSTED_PROXIES: '' } })
    const { baseUrl } = direct
    for (const number of [1, 2, 3]) {
      await attack.login(`stuffed${number}`, 'leaked', { address: addressNumber(number), baseUrl })
    }
    const { rows } = await attack.pool.query(
      `select subject from identity.login_failure where subject like 'address:%'`,
    )
    await direct.server.close()
    expect(rows).toEqual([{ subject: 'address:127.0.0.1' }])
  })

  it('too many tries per minute are refused before a body is decrypted', async () => {
    const busy = '203.0.113.21'
    const tries = await Promise.all(
      Array.from({ length: 70 }, () =>
        attack.send('/wps/session/login', { method: 'POST', body: {}, address: busy }),
      ),
    )
    expect(codesOf(tries)).toEqual({ request_body_required: 60, too_many_requests: 10 })
  })
})

describe('one name from many addresses', () => {
  it('is locked after the fifth failure, and then even for its owner', async () => {
    for (let number = 0; number < 5; number += 1) {
      const captcha = number < 2 ? undefined : await attack.readCaptcha()
      const answer = await attack.login('ana.demo', 'guess', {
        address: addressNumber(number),
        ...(captcha && {
          headers: { cookie: captcha.cookie },
          payload: { captcha: captcha.answer },
        }),
      })
      expect(answer.code).toBe(number < 4 ? 'login.failed' : 'login.locked')
    }
    const before = hashesDone()
    const owner = await attack.login('ana.demo', right, { address: addressNumber(400) })
    expect(owner).toMatchObject({ status: 403, code: 'login.locked' })
    expect(hashesDone()).toBe(before)
  })

  it('a hundred concurrent guesses check no more passwords than sequential ones', async () => {
    const before = hashesDone()
    const sessions = await attack.countSessions()
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        attack.login('bento.demo', number === 59 ? right : `guess${number}`, {
          address: addressNumber(number),
        }),
      ),
    )
    expect(hashesDone() - before).toBeLessThanOrEqual(2)
    expect(await attack.countSessions()).toBe(sessions)
    expect(guesses.filter(({ status }) => status === 200)).toEqual([])
  })

  it('capitals and look-alike letters count as the same name', async () => {
    for (const name of ['CLARA.DEMO', 'ｃlara.demo']) {
      await attack.login(name, 'guess', { address: addressNumber(500 + name.length) })
    }
    const answer = await attack.login('clara.demo', 'guess', { address: addressNumber(600) })
    expect(answer.code).toBe('login.captcha_required')
  })
})

it('LOGIN-8: without the human verification no password is checked', async () => {
  const before = hashesDone()
  const spent = await attack.server.modules.identity.getHumanChallenge()
  const unsolved = Buffer.from(
    JSON.stringify({ challenge: spent, solution: { counter: 0, derivedKey: '00' } }),
  ).toString('base64')
  for (const humanProof of [
    undefined,
    'x',
    unsolved,
    'e30=',
    Buffer.from('[]').toString('base64'),
  ]) {
    const answer = await attack.login('membro.demo', right, { payload: { humanProof } })
    expect(answer.code).toBe('verify_first')
  }
  expect(hashesDone()).toBe(before)
})
