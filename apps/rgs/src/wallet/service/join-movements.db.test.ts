import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openTestRgs } from '../../testing/open-test-rgs.ts'

const rgs = await openTestRgs()
afterAll(() => rgs.close())
// The limit of sessions opened per minute is kept in memory.
afterEach(() => rgs.crash())

const playersMax = 40
const openMany = () => Promise.all(Array.from({ length: playersMax }, () => rgs.open('100.00')))
const callsSince = (from: number) => rgs.wallet.seen.slice(from).map(({ call }) => call)

/** Lets time pass until no round has a pending call. */
const resolveAll = async (): Promise<void> => {
  for (let time = 0; time < 10; time += 1) {
    rgs.advance(60_000)
    await rgs.resolve()
    const { rowCount } = await rgs.pool.query(
      `select from rgs.round where state not in ('credited', 'closed', 'cancelled')`,
    )
    if (rowCount === 0) return
  }
  throw new Error('a round is not resolved')
}

describe('movements of rounds that are played at the same time', () => {
  test('share calls, and each round is staked and paid once', async () => {
    const players = await openMany()
    const from = rgs.wallet.seen.length
    const answers = await Promise.all(players.map(({ token }) => rgs.play(token)))
    for (const [index, { status, value }] of answers.entries()) {
      expect([status, value.round.state]).toEqual([200, 'credited'])
      // 100.00, less the stake and plus the payout of the round.
      const { stake, payout } = value.round
      const left = 100 - Number(stake) + Number(payout)
      expect(Number(players[index]?.player.balanceMinor) / 10_000).toBeCloseTo(left, 4)
    }
    const calls = callsSince(from)
    expect(calls).toContain('movements')
    expect(calls.length).toBeLessThan(playersMax)
  })

  test('a lone round sends its calls alone', async () => {
    const { token } = await rgs.open()
    const from = rgs.wallet.seen.length
    await rgs.play(token)
    expect(callsSince(from)).toEqual(['debit', 'credit'])
  })

  test.each(['lost', 'answer_lost', 'http_500', 'forged'] as const)(
    'are asked for again under the same ids where a shared call is %s',
    async (fault) => {
      const players = await openMany()
      rgs.wallet.faultOf = (call, count) =>
        call === 'movements' && count % 2 === 0 ? fault : undefined
      await Promise.all(players.map(({ token }) => rgs.play(token)))
      rgs.wallet.faultOf = () => undefined
      await resolveAll()
      for (const { player } of players) {
        const { rows } = await rgs.pool.query('select * from rgs.round where player_ref = $1', [
          player.playerRef,
        ])
        expect(rows).toHaveLength(1)
        const [round] = rows
        const isPaid = round.state === 'credited' || round.state === 'closed'
        const moved = isPaid ? BigInt(round.payout_minor) - BigInt(round.stake_minor) : 0n
        expect(player.balanceMinor).toBe(1_000_000n + moved)
      }
    },
  )
})
