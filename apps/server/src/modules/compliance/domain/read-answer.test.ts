import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const question = { cpf: '52998224725', nonce: 'n-1', at: new Date('2026-10-05T12:00:00Z') }
const permitted = {
  version: 1,
  nonce: 'n-1',
  cpf: '52998224725',
  at: '2026-10-05T12:00:00Z',
  status: 'PERMITIDO',
}
const reason = { code: 'AUTOEXCLUSAO', since: '2026-10-01T00:00:00Z' }
const times = (count: number) => Array.from({ length: count }, () => reason)

const read = (answer: unknown, signed: 'right' | 'missing' | 'empty' | 'other' = 'right') => {
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer)
  const over = signed === 'other' ? `${body} ` : body
  const given = sign(null, Buffer.from(over), privateKey).toString('base64')
  const signature = signed === 'missing' ? null : signed === 'empty' ? '' : given
  return readAnswer(question, { body, signature }, publicKey)
}
const failureOf = (...asked: Parameters<typeof read>) => {
  const answer = read(...asked)
  return answer.outcome === 'unanswered' ? answer.failure : answer.outcome
}

describe('IN SPA/MF 31/2025: the register’s answer', () => {
  test('permits, or impedes with its reasons, and is kept as it came', () => {
    const answer = read(permitted)
    expect(answer.outcome).toBe('permitted')
    expect(answer.body).toBe(JSON.stringify(permitted))
    expect(read({ ...permitted, status: 'IMPEDIDO', reasons: [reason] })).toMatchObject({
      outcome: 'impeded',
      reasons: [{ code: 'AUTOEXCLUSAO', since: new Date('2026-10-01T00:00:00Z') }],
    })
  })

  test.each([
    ['missing', 'unsigned'],
    ['empty', 'unsigned'],
    ['other', 'unsigned'],
  ] as const)('counts only with a signature over the body as it came: %s', (signed, failure) => {
    expect(failureOf(permitted, signed)).toBe(failure)
  })

  test.each([
    ['to another question', { nonce: 'n-2' }, 'replayed'],
    ['about another person', { cpf: '11144477735' }, 'other_person'],
    ['of five minutes before', { at: '2026-10-05T11:55:00Z' }, 'permitted'],
    ['of earlier', { at: '2026-10-05T11:54:59Z' }, 'stale'],
    ['of five minutes after', { at: '2026-10-05T12:05:00Z' }, 'permitted'],
    ['of later', { at: '2026-10-05T12:05:01Z' }, 'stale'],
    ['that impedes for no reason', { status: 'IMPEDIDO' }, 'malformed'],
    ['of another version', { version: 2 }, 'malformed'],
    ['with a word of its own', { status: 'TALVEZ' }, 'malformed'],
    ['with 20 reasons', { status: 'IMPEDIDO', reasons: times(20) }, 'impeded'],
    ['with 21', { status: 'IMPEDIDO', reasons: times(21) }, 'malformed'],
  ])('%s is %s', (_name, more, outcome) => {
    expect(failureOf({ ...permitted, ...more })).toBe(outcome)
  })

  test('that is no JSON counts for nothing', () => {
    expect(failureOf('not an answer')).toBe('malformed')
  })
})
