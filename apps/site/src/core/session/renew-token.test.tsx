import { beforeEach, expect, test } from 'vitest'
import { isTokenLost, renewToken } from './renew-token.ts'

beforeEach(() => {
  sessionStorage.setItem('token', 'old')
})

const answerLater = () => {
  let answer: (given: { ok: true; value: { token: string } } | { ok: false }) => void = () =>
    undefined
  const asked = new Promise<{ ok: true; value: { token: string } } | { ok: false }>((resolve) => {
    answer = resolve
  })
  return { answer, ask: () => asked }
}

test('the end of the old session does not log out while a new token is on its way', async () => {
  const { answer, ask } = answerLater()
  const renewed = renewToken(ask)
  const lost = isTokenLost('old')
  answer({ ok: true, value: { token: 'new' } })
  await renewed
  expect(await lost).toBe(false)
  expect(sessionStorage.getItem('token')).toBe('new')
})

test('a refused renewal replaces nothing, and a session that ended is then lost', async () => {
  const { answer, ask } = answerLater()
  const renewed = renewToken(ask)
  const lost = isTokenLost('old')
  answer({ ok: false })
  await renewed
  expect(await lost).toBe(true)
})

test('an answer to a token replaced earlier ends nothing', async () => {
  expect(await isTokenLost('older')).toBe(false)
})
