import { randomUUID } from 'node:crypto'
import { getBalance, launchGame } from '@trevo/api-client/endpoints.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepAsking } from '@trevo/testkit/send-storm.ts'
import { openLine, type Line } from './open-line.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

const stallMs = 5_000
/** By then everything goes again as before; the machine of the tests may be busy. */
const recoveredWithinMs = 8_000

let server: TestServer
let line: Line
let copy: Awaited<ReturnType<TestServer['openCopy']>>
let vendor: ReturnType<typeof createWalletClient>
beforeAll(async () => {
  server = await startTestServer()
  line = await openLine(server.databaseUrl)
  copy = await server.openCopy({ environment: { DATABASE_URL: line.url, ROLES: 'web,worker' } })
  vendor = createWalletClient({
    baseUrl: copy.baseUrl,
    keys: server.vendorKeys,
    nowMs: Date.now,
    timeoutMs: 60_000,
    connectionCount: 64,
  })
})
afterAll(async () => {
  await vendor.close()
  await copy.server.close()
  line.close()
  const { problems } = await server.server.modules.wallet.proveConservation()
  await server.close()
  expect(problems).toEqual([])
})

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const ready = async () => {
  const answer = await fetch(`${copy.baseUrl}/ready`, { signal: AbortSignal.timeout(3_000) })
  return String(answer.status)
}

const sitDown = async () => {
  const member = await copy.logIn('membro.demo')
  await copy.deposit(member.memberId, 'stall', '100.00')
  const launched = await member.api.call(launchGame, { query: { nodeId: 1001 } })
  if (!launched.ok) throw new Error(launched.code)
  const launchToken = new URL(launched.value.content.game_url).searchParams.get('token') ?? ''
  const checked = await vendor.checkSession({ launchToken })
  if (checked.kind !== 'answer' || !checked.reply.session) throw new Error('no game session')
  const { sessionToken, playerRef, gameCode, currency } = checked.reply.session
  const bet = async (roundId: string = randomUUID()) => {
    const stake = { playerRef, gameCode, currency, roundId, amount: '0.01', sessionToken }
    const answer = await vendor.debit({ ...stake, transactionId: roundId })
    return answer.kind === 'answer' ? answer.reply.status : answer.why
  }
  return { ...member, bet }
}

it('a database that stalls for 5 s: readiness fails, nothing is lost, everything resumes unaided', async () => {
  const player = await sitDown()
  expect(await ready()).toBe('200')
  expect(await player.bet()).toBe('OK')

  const readiness = keepAsking(ready, 100)
  await pause(300)
  line.setHeld(true)
  const rounds = Array.from({ length: 50 }, () => randomUUID())
  const bets = rounds.map((round) => player.bet(round))
  // More than there are connections, each for a read that needs one.
  const reads = Array.from({ length: 100 }, () => player.api.call(getBalance))
  await expect.poll(ready, { timeout: 4_000 }).toBe('503')
  expect((await fetch(`${copy.baseUrl}/health`)).status).toBe(200)
  await pause(stallMs)
  line.setHeld(false)
  const freedAt = performance.now()

  // What was asked during the stall has its answer: done, or refused as busy and rolled back. A vendor
  // repeats what was refused; the balance below proves that each bet counts once.
  const staked = await Promise.all(bets)
  expect(staked.filter((word) => word !== 'OK' && word !== 'http')).toEqual([])
  for (const [index, round] of rounds.entries()) {
    if (staked[index] === 'OK') continue
    await expect.poll(() => player.bet(round), { timeout: recoveredWithinMs }).toBe('OK')
  }
  const answers = await Promise.all(reads)
  const told = new Set(answers.map((answer) => (answer.ok ? 'OK' : answer.code)))
  expect([...told].filter((word) => !['OK', 'wallet.busy'].includes(word))).toEqual([])
  await expect.poll(ready, { timeout: recoveredWithinMs }).toBe('200')
  expect(await player.bet()).toBe('OK')
  expect(await player.api.call(getBalance)).toMatchObject({ value: { sumBalance: '99.48' } })
  expect(performance.now() - freedAt).toBeLessThan(recoveredWithinMs)
  // It never waited for the database longer than a second and a half, for any answer.
  const { slowestMs, answers: said } = await readiness.stop()
  expect(Object.keys(said).toSorted()).toEqual(['200', '503'])
  expect(slowestMs).toBeLessThan(2_500)
})
