import * as endpoints from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startAttack, type Attack } from './start-attack.ts'
import { startGameServer, type GameServer } from './start-game-server.ts'

let attack: Attack
let games: GameServer
let member: Awaited<ReturnType<Attack['logIn']>>
beforeAll(async () => {
  attack = await startAttack()
  games = await startGameServer(attack)
  member = await attack.logIn('membro.demo')
  await attack.deposit(member.memberId, 'launches', '100.00')
})
afterAll(async () => {
  await games.close()
  await attack.close()
})

const nodeId = 1001

let strangers = 0
/** From a separate address each time, so that no limit by address hides a fault. */
const open = (launchToken: unknown) => {
  strangers += 1
  const address = `198.51.${strangers >> 8}.${strangers & 255}`
  return attack.send('/rgs/v1/sessions', {
    method: 'POST',
    baseUrl: games.baseUrl,
    address,
    body: { launchToken },
  })
}

const launch = async () => {
  const launched = await member.api.call(endpoints.launchGame, { query: { nodeId } })
  if (!launched.ok) return { refusal: launched.code, token: '' }
  const url = new URL(launched.value.content.game_url)
  return { refusal: undefined, token: url.searchParams.get('token') ?? '' }
}

const malformed = [
  `"${'a'.repeat(42)}`,
  `${'a'.repeat(20)} ${'a'.repeat(20)}`,
  `${'a'.repeat(20)}\u0000${'a'.repeat(20)}`,
  `${'a'.repeat(40)}\n`,
  "' or 1=1 --aaaaaaaaaaaaaaaaaaaaaaaaaaa",
  'á'.repeat(43),
  'a'.repeat(5_000),
  '',
]

it('six hundred malformed launch tokens stop no game, and none of them is a 5xx', async () => {
  const answers = new Map<string, number>()
  let refused = 0
  for (let wave = 0; wave < 10; wave += 1) {
    const heard = await Promise.all(
      Array.from({ length: 60 }, (_, index) => open(malformed[index % malformed.length])),
    )
    for (const { status, code } of heard) {
      const answer = `${status} ${code}`
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
    if ((await launch()).refusal !== undefined) refused += 1
  }
  const sums = [...answers].map(([answer, count]) => `${count} × ${answer}`).join(', ')
  process.stdout.write(
    `launch tokens: 600 malformed sent (${sums}), launches refused: ${refused}\n`,
  )
  expect([...answers]).toEqual([['401 rgs.launch_invalid', 600]])
  expect(refused).toBe(0)
})

it('guessed tokens in the right format stop none either, and a real one opens its game', async () => {
  for (let count = 0; count < 120; count += 1) {
    const { status, code } = await open(`${'g'.repeat(40)}${String(count).padStart(3, '0')}`)
    expect([status, code]).toEqual([401, 'rgs.launch_invalid'])
  }
  const { refusal, token } = await launch()
  expect(refusal).toBeUndefined()
  expect((await open(token)).status).toBe(200)
  expect((await open(token)).status).toBe(401)
})

it('the game server’s metrics cannot be read from outside, regardless of the request’s headers', async () => {
  for (const headers of [
    {},
    { host: '127.0.0.1' },
    { host: 'localhost' },
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
  ]) {
    for (const path of ['/metrics', '/%6Detrics', '/metrics?', '//metrics', '/dev/outbox']) {
      const { status, text } = await attack.send(path, { baseUrl: games.baseUrl, headers })
      expect([path, status]).toEqual([path, 404])
      expect(text).not.toContain('rgs_rounds_total')
    }
  }
})

it('a vendor that credits a stake of 0.0001 with huge amounts gets nothing paid', async () => {
  const vendor = attack.openVendor()
  const { token: launchToken } = await launch()
  const checked = await vendor.checkSession({ launchToken })
  if (checked.kind !== 'answer' || !checked.reply.session) throw new Error('no game session')
  const { sessionToken, playerRef, gameCode, currency } = checked.reply.session
  const round = { playerRef, gameCode, currency, roundId: 'greedy' }
  await vendor.debit({ ...round, transactionId: 'greedy-bet', amount: '0.0001', sessionToken })
  const credit = {
    ...round,
    transactionId: 'greedy-win',
    referenceTransactionId: 'greedy-bet',
    amount: '999999999999.9999',
  }
  for (let count = 0; count < 60; count += 1) {
    expect(await vendor.credit(credit)).toMatchObject({ reply: { status: 'OK', held: true } })
  }
  await vendor.close()
  const { availableMinor } = await attack.server.modules.wallet.balanceOf(member.memberId)
  const { rows } = await attack.pool.query('select amount_minor, state from play.held_credit')
  process.stdout.write(`credits: 60 above the cap sent, ${rows.length} held, 0 paid\n`)
  expect(availableMinor).toBe(999_999n)
  expect(rows).toEqual([{ amount_minor: 9_999_999_999_999_999n, state: 'held' }])
})
