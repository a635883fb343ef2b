import { z } from 'zod'
import { expect, test } from 'vitest'
import { describeAct, personalFieldsOf, reasonOf, targetOf } from './describe-act.ts'

const params = { memberId: 'c1', kind: 'email' }
const body = {
  reason: 'asked by phone',
  value: 'x@mail.example',
  password: 'secret',
  code: '123456',
}

test('an act is kept as its use case noted it', () => {
  const note = { target: 't', before: { a: 1, b: 2 }, after: { a: 1, b: 3 }, reason: 'noted' }
  expect(describeAct({ params, body }, note)).toEqual({
    target: 't',
    before: { a: 1, b: 2 },
    after: { a: 1, b: 3 },
    fields: ['b'],
    reason: 'noted',
  })
})

test('the request stands in for what was not noted, without secrets and the reason', () => {
  expect(describeAct({ params, body }, {})).toEqual({
    target: 'c1/email',
    before: null,
    after: { value: 'x@mail.example' },
    fields: ['value'],
    reason: 'asked by phone',
  })
  for (const field of [
    'password',
    'newPassword',
    'code',
    'totpCode',
    'clientSecret',
    'accessToken',
  ]) {
    expect(describeAct({ params, body: { [field]: 'x' } }, {}).after, field).toBeNull()
  }
  // Of a code that is no proof the name goes on.
  expect(describeAct({ params, body: { codes: ['A'] } }, {}).after).toEqual({ codes: ['A'] })
  expect(describeAct({ params, body: 'text' }, {}).after).toBeNull()
  expect(describeAct({ params, body: { amount: 5n } }, {}).after).toEqual({ amount: '5' })
})

test('the reason is in one of two fields', () => {
  expect(reasonOf({ reason: 'a' })).toBe('a')
  expect(reasonOf({ remark: 'b' })).toBe('b')
  expect(reasonOf({ reason: 5, remark: 'b' })).toBe('b')
  expect(reasonOf({ other: 'c' })).toBeNull()
  expect(reasonOf('a')).toBeNull()
})

test('what an act is about is named by its path, else by its input', () => {
  expect(targetOf({ id: '7' }, { username: 'ana' })).toBe('7')
  expect(targetOf({}, { username: 'ana' })).toBe('ana')
  expect(targetOf(undefined, { gameCode: 'g', account: 'a' })).toBe('a')
  expect(targetOf({}, {})).toBe('')
})

test('personal fields of an answer are named in order, wherever they lie', () => {
  const spec = (response: z.ZodType) =>
    personalFieldsOf({ response } as Parameters<typeof personalFieldsOf>[0]) // its answer
  const one = z.object({
    email: z.string(),
    amount: z.string(),
    payer: z.object({ cpf: z.string() }),
  })
  expect(spec(z.object({ list: z.array(one) }))).toEqual(['cpf', 'email'])
  expect(spec(z.object({ amount: z.string() }))).toEqual(['*'])
})
