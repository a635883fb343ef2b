import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startAccessWorld, type AccessWorld } from './testing/start-access-world.ts'

let world: AccessWorld
beforeAll(async () => {
  world = await startAccessWorld()
  await world.seed()
  // So that what is sent gets past the door and reaches the rules and the database.
  await world.change(`
    update settings.module_switch set enabled = false where module_id in ('GEETEST3', 'CAPTCHA3');
    update settings.register_rule set enabled = true, pattern_id = 0, min_length = 0, max_length = 64`)
})
afterAll(() => world.close())

/** What people, scripts and attackers type. */
const text = fc.oneof(
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 8 },
  {
    arbitrary: fc.constantFrom(
      '',
      '\0',
      'ana\0lima',
      '\ud800',
      "';drop table x;--",
      '__proto__',
      '%00',
      '🍀',
    ),
    weight: 8,
  },
  { arbitrary: fc.constant('x'.repeat(5_000)), weight: 1 },
)
const anything = fc.oneof(text, fc.anything({ withNullPrototype: false }))
const textual = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, text])), { requiredKeys: [] })

const logins = fc.oneof(
  { arbitrary: anything, weight: 1 },
  {
    arbitrary: fc.record({
      username: text,
      password: text,
      type: fc.constant('username'),
      site: fc.constantFrom('member', 'agent'),
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      username: anything,
      password: anything,
      type: anything,
      captcha: anything,
    }),
    weight: 1,
  },
)
const registrations = fc
  .tuple(
    textual([
      'username',
      'email',
      'payeeName',
      'line',
      'affiliateCode',
      'referralCode',
      'registerUrl',
      'paymentPassword',
    ]),
    fc.boolean(),
  )
  .map(([fields, termsAccepted]) => ({
    ...world.registration('someone', { paymentPassword: '1' }),
    ...fields,
    termsAccepted,
  }))
const headers = fc.record(
  {
    authorization: fc.string({ maxLength: 60 }),
    cookie: fc.constantFrom(
      'captchaId=',
      'captchaId=x',
      "captchaId=';--",
      'captchaId=%00',
      'a=b;;=',
    ),
    language: fc.constantFrom('EN', 'PT', 'xx', ''),
    'user-agent': fc.stringMatching(/^[ -~]{0,600}$/),
  },
  { requiredKeys: [] },
)

const known = async () =>
  Number(
    (await world.pool.query(`select count(*) from identity.session where kind <> 'member'`)).rows[0]
      .count,
  )

it(
  'whatever is sent, sealed or not, nothing breaks and nobody gets a session by chance',
  { timeout: 120_000 },
  async () => {
    const before = await known()
    const paths = fc.constantFrom(
      ['POST', '/wps/session/login', logins],
      ['PUT', '/wps/member/register', registrations],
      ['POST', '/wps/session/login', registrations],
      ['POST', '/wps/member/language', logins],
    ) as fc.Arbitrary<['POST' | 'PUT', string, fc.Arbitrary<unknown>]> // three-part rows as written above
    const requests = paths.chain(([method, path, payloads]) =>
      fc.record({
        method: fc.constant(method),
        path: fc.constant(path),
        payload: payloads,
        isSealed: fc.constantFrom(true, true, true, false),
        headers,
      }),
    )
    await fc.assert(
      fc.asyncProperty(requests, async ({ method, path, payload, isSealed, headers: sent }) => {
        const body = isSealed
          ? await world.seal(path, payload)
          : JSON.parse(JSON.stringify(payload) ?? 'null')
        const answer = await world.send(method, path, {
          payload: typeof body === 'object' && body !== null ? body : { value: body },
          headers: sent,
        })
        expect([answer.status, answer.code]).not.toEqual([500, 'unknown.system.err'])
        expect(answer.status).toBeLessThan(500)
      }),
      { numRuns: 400 },
    )
    expect(await known()).toBe(before)
  },
)
