import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seal, type SealingKey } from '@trevo/api-client/seal.ts'
import { login } from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSealingKeys } from '../platform/http/sealing/sealing-keys.ts'
import { fixedClock } from './fixed-clock.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
let secretsDir: string
beforeAll(async () => {
  secretsDir = await mkdtemp(path.join(tmpdir(), 'trevo-rotation-'))
  server = await startTestServer({ environment: { SECRETS_DIR: secretsDir } })
})
afterAll(async () => {
  await server.close()
  await rm(secretsDir, { recursive: true })
})

const publishedKeys = async (): Promise<SealingKey[]> => {
  const answer = await fetch(`${server.baseUrl}/wps/system/status`)
  return (await answer.json()).value.info.encryption.keys
}

/** The answer to a login sealed to this key: if it can be opened, the refusal is that no proof came. */
const answerTo = async (key: SealingKey | undefined): Promise<string> => {
  if (!key) throw new Error('no key')
  const payload = { username: 'ana.demo', password: 'wrong', type: 'username' }
  const letter = { path: login.path, payload, issuedAtMs: Date.now() }
  const answer = await fetch(`${server.baseUrl}${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json', 'x-gateway-version': '3', encryption: 'JWE' },
    body: JSON.stringify(await seal(letter, key)),
  })
  return (await answer.json()).errorCode
}

test('CALL-3: at a rotation bodies sealed by either of two keys are opened; the status names the new one first', async () => {
  const [first, ...others] = await publishedKeys()
  expect([others, await answerTo(first)]).toEqual([[], 'verify_first'])

  // The job of another copy, a month and two months later.
  const clock = fixedClock(new Date().toISOString())
  const worker = await loadSealingKeys(secretsDir, clock)
  clock.advance(31 * 86_400_000)
  await worker.rotate()
  const newest = worker.publicKeys[0] as SealingKey | undefined // as the status call publishes it
  expect(await answerTo(newest)).toBe('verify_first')
  expect((await publishedKeys()).map(({ kid }) => kid)).toEqual([newest?.kid, first?.kid])
  expect(await answerTo(first)).toBe('verify_first')

  clock.advance(31 * 86_400_000)
  await worker.rotate()
  const third = worker.publicKeys[0] as SealingKey | undefined // as the status call publishes it
  expect(await answerTo(third)).toBe('verify_first')
  expect(await answerTo(newest)).toBe('verify_first')
  expect(await answerTo(first)).toBe('request_body_required')
  worker.close()
})
