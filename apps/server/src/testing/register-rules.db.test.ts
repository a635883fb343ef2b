import type { Api } from '@trevo/api-client/create-api.ts'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import { registerMember } from '@trevo/api-client/endpoints.ts'
import {
  registerFields,
  type FieldRule,
  type RegisterField,
  type RegisterRules,
} from '@trevo/contract/wps/system.ts'
import { checkEntry } from '@trevo/field-rules/check-form.ts'
import { patternCases } from '@trevo/field-rules/testing/pattern-cases.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './start-test-server.ts'
import { sentByPage } from '../modules/members/testing/registration-form.ts'

let server: TestServer
let visitor: Api
let sentCount = 0
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  // A proof of work and a code are asked before any field is checked.
  await server.change(`update settings.module_switch set enabled = false
    where module_id in ('GEETEST3', 'REGMOBVERF3')`)
  visitor = createTestApi({
    baseUrl: server.baseUrl,
    // Each from another address, so that the limit of one address is not what is tested.
    fetch: (url, init) => {
      sentCount += 1
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', `198.18.${sentCount >> 8}.${sentCount & 255}`)
      return fetch(url, { ...init, headers })
    },
  })
})
afterAll(() => server.close())

/** Fields whose rule is asked; the captcha is compared with its picture instead. */
const fields = registerFields.filter((field) => field !== 'captcha')
type Values = Readonly<Partial<Record<RegisterField, string>>>

const off: FieldRule = {
  acceptedPattern: '*',
  minLength: 0,
  maxLength: 40,
  patternId: 0,
  enabled: false,
  required: false,
}

const setRules = async (rules: Partial<RegisterRules>) => {
  const rows = fields.map((field) => ({ field, ...off, ...rules[field] }))
  await server.pool.query(
    `update settings.register_rule rule
     set accepted_pattern = "acceptedPattern", min_length = "minLength",
       max_length = "maxLength", pattern_id = "patternId", enabled = made.enabled,
       required = made.required
     from jsonb_to_recordset($1::jsonb) as made(field text, "acceptedPattern" text,
       "minLength" integer, "maxLength" integer, "patternId" integer, enabled boolean,
       required boolean)
     where rule.field = made.field`,
    [JSON.stringify(rows)],
  )
  await server.server.modules.settings.reload()
}

const register = async (values: Values, confirmPassword = values.password ?? '') => {
  const answer = await visitor.call(registerMember, {
    body: {
      username: '',
      password: '',
      ...values,
      confirmPassword,
      ...sentByPage,
    },
  })
  if (answer.ok) return undefined
  if (answer.code !== 'register.field_invalid') return { code: answer.code }
  const { messageKey } = answer.detail as { messageKey: string } // part of this refusal
  return { field: answer.field, messageKey }
}

/** The message that the form would show under each of its fields, asked of the rules alone. */
const problemsOfForm = (rules: RegisterRules, values: Values) => {
  const always = new Set<RegisterField>(['username', 'password'])
  return fields.flatMap((field) => {
    const rule = rules[field]
    if (!rule.enabled && !always.has(field)) return []
    const required = rule.required || always.has(field) || field === 'paymentPassword'
    const problem = checkEntry({ ...rule, required }, values[field] ?? '')
    return problem ? [{ field, messageKey: problem.messageKey }] : []
  })
}

const samples = patternCases.flatMap(([, , good, bad]) => [...good, ...bad])
const anyRule = fc
  .record({
    patternId: fc.integer({ min: 0, max: 22 }),
    acceptedPattern: fc.constantFrom('*', '', '[a-zA-Z0-9]*', 'a|b|abc', '.{0,6}'),
    minLength: fc.integer({ min: 0, max: 6 }),
    span: fc.integer({ min: 0, max: 20 }),
    enabled: fc.boolean(),
    required: fc.boolean(),
  })
  .map(({ span, ...rule }) => ({ ...rule, maxLength: rule.minLength + span }))
/** One that refuses little: most of what `anyRule` makes refuses nearly everything. */
const mildRule = anyRule.map((rule) => ({
  ...rule,
  patternId: 0,
  acceptedPattern: '*',
  maxLength: 40,
}))
const anyValue = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.constantFrom(...samples) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
)
const forEachField = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, arbitrary])))

describe('the server refuses the same as the form', () => {
  test('RULE-1, RULE-2, RULE-3, RULE-4, RULE-8, REG-2, REG-12: for any rules and values', async () => {
    const counts = { refused: 0, passed: 0 }
    await fc.assert(
      fc.asyncProperty(forEachField(anyRule), forEachField(anyValue), async (made, typed) => {
        const rules = { ...made, captcha: off } as RegisterRules // a rule for each field
        const values = Object.fromEntries(
          Object.entries(typed).filter(([, value]) => !value.includes('\0')),
        ) as Values // by field
        await setRules(rules)
        const expected = problemsOfForm(rules, values)
        const refusal = await register(values)
        if (expected.length > 0) {
          counts.refused += 1
          expect(expected).toContainEqual(refusal)
        } else {
          counts.passed += 1
          expect(refusal?.field).toBeUndefined()
        }
      }),
      { numRuns: 150 },
    )
    expect(counts.refused).toBeGreaterThan(50)
  })

  test('RULE-1, RULE-3, RULE-4, RULE-8: one field at a time, valid values and invalid ones alike', async () => {
    const counts = { refused: 0, passed: 0 }
    const field = fc.constantFrom<RegisterField>(
      ...fields.filter((one) => one !== 'paymentPassword' && one !== 'password'),
    )
    await fc.assert(
      fc.asyncProperty(
        field,
        fc.oneof(anyRule, mildRule),
        anyValue,
        async (chosen, rule, value) => {
          fc.pre(!value.includes('\0'))
          // The payment password is checked last: its refusal means that all else passed.
          const last = { ...off, enabled: true, minLength: 6, maxLength: 6 }
          const rules = { [chosen]: { ...rule, enabled: true }, paymentPassword: last }
          await setRules(rules)
          const values = { username: 'someone', password: 'Verde-Campo-42', [chosen]: value }
          const required = rule.required || chosen === 'username'
          const problem = checkEntry({ ...rule, enabled: true, required }, value)
          const refusal = await register(values)
          if (problem) counts.refused += 1
          else counts.passed += 1
          expect(refusal).toEqual(
            problem
              ? { field: chosen, messageKey: problem.messageKey }
              : { field: 'paymentPassword', messageKey: 'not_empty' },
          )
        },
      ),
      { numRuns: 200 },
    )
    // Some eighty pass.
    expect(Math.min(counts.refused, counts.passed)).toBeGreaterThan(40)
  })

  test('REG-9: a confirmation that differs is refused in every form with a password', async () => {
    await setRules({ username: { ...off, enabled: true }, password: { ...off, enabled: true } })
    const values = { username: 'someone', password: 'Verde-Campo-42' }
    expect(await register(values, 'Verde-Campo-43')).toEqual({
      field: 'confirmPassword',
      messageKey: 'inconsistent_twice',
    })
    expect(await register(values, '')).toMatchObject({ field: 'confirmPassword' })
  })
})

describe('RULE-P0..P22: the patterns as the running server enforces them', () => {
  test.each(patternCases)('pattern %i: %s', async (patternId, _says, good, bad) => {
    await setRules({
      payeeName: { ...off, minLength: 1, patternId, enabled: true, required: true },
      paymentPassword: { ...off, enabled: true, minLength: 6, maxLength: 6, patternId: 6 },
    })
    const values = { username: 'someone', password: 'Verde-Campo-42' }
    for (const payeeName of good) {
      expect([payeeName, await register({ ...values, payeeName })]).toEqual([
        payeeName,
        { field: 'paymentPassword', messageKey: 'not_empty' },
      ])
    }
    for (const payeeName of bad) {
      expect([payeeName, await register({ ...values, payeeName })]).toEqual([
        payeeName,
        {
          field: 'payeeName',
          messageKey: payeeName === '' ? 'not_empty' : `reg_pattern_${patternId}`,
        },
      ])
    }
  })
})
