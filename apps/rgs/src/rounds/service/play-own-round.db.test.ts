import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openTestRgs, type TestRgs } from '../../testing/open-test-rgs.ts'
import { leftOut } from '../../common/repository/left-out.ts'
import { createRoundSets, type RoundSets } from './round-sets.ts'

const rgs = await openTestRgs()
afterAll(() => rgs.close())
afterEach(() => rgs.crash())

const playersMax = 30
/** One after the other: thirty at once slow the platform's answers on a busy machine. */
const openMany = async () => {
  const players: Awaited<ReturnType<TestRgs['open']>>[] = []
  while (players.length < playersMax) players.push(await rgs.open('100.00'))
  return players
}

/** Sets that count their calls, and fail at the steps in `failing`. */
const watchSets = (failing: readonly (keyof RoundSets)[] = []) => {
  const inner = createRoundSets(rgs.dependencies())
  const done = { begin: 0, draw: 0, credit: 0 }
  const fail = () => Promise.reject(new Error('a set failed'))
  const watch =
    <Command, Answer>(name: keyof typeof done, send: (command: Command) => Promise<Answer>) =>
    async (command: Command): Promise<Answer> => {
      if (failing.includes(name)) return fail()
      const answer = await send(command)
      if (answer !== leftOut) done[name] += 1
      return answer
    }
  const sets: RoundSets = {
    begin: watch('begin', inner.begin),
    draw: watch('draw', inner.draw),
    credit: watch('credit', inner.credit),
    close: inner.close,
  }
  return { sets, done }
}

const nonces = async (playerRef: string) => {
  const { rows } = await rgs.pool.query<{ nonce: number }>(
    'select nonce from rgs.round where player_ref = $1 and nonce is not null order by nonce',
    [playerRef],
  )
  return rows.map(({ nonce }) => nonce)
}

describe('instant rounds of many players at once', () => {
  test('are processed in sets from the first on, and each finishes the one before', async () => {
    const { sets, done } = watchSets()
    await rgs.crash({ sets })
    const players = await openMany()
    const first = await Promise.all(players.map(({ token }) => rgs.play(token)))
    expect(first.map(({ value }) => value.round.state)).toEqual(players.map(() => 'credited'))
    const second = await Promise.all(
      players.map(({ token }, index) =>
        rgs.play(token, { seed: undefined, finishedRoundId: first[index]?.value.round.id }),
      ),
    )
    expect(second.map(({ value }) => value.seeds.nonce)).toEqual(players.map(() => 2))
    expect(done).toEqual({ begin: 60, draw: 60, credit: 60 })
    const states = await Promise.all(first.map(({ value }) => rgs.stateOf(value.round.id)))
    expect(new Set(states)).toEqual(new Set(['closed']))
  })

  test.each([[['begin']], [['draw']], [['credit']], [['begin', 'draw', 'credit']]] as const)(
    'whose sets fail at %s are asked for by themselves, and staked once',
    async (failing) => {
      await rgs.crash({ sets: watchSets(failing).sets })
      const players = await openMany()
      const answers = await Promise.all(players.map(({ token }) => rgs.play(token)))
      for (const [index, { status, value }] of answers.entries()) {
        expect([status, value.round.state]).toEqual([200, 'credited'])
        expect(value.balance).toBe(value.round.balanceAfter)
        expect(await nonces(players[index]?.player.playerRef ?? '')).toEqual([0])
      }
    },
  )

  test('replace an earlier seed of the player with a new one', async () => {
    const { sets, done } = watchSets()
    await rgs.crash({ sets })
    const { token } = await rgs.open()
    const { value } = await rgs.play(token)
    const seed = rgs.seedFor(token, 'another-seed-of-mine')
    const second = await rgs.play(token, { seed, finishedRoundId: value.round.id })
    expect(second.value.seeds.clientSeed).toBe('another-seed-of-mine')
    expect(done).toEqual({ begin: 2, draw: 2, credit: 2 })
  })

  test('of one player never share a number: a second one waits until the first was shown', async () => {
    const { token, player } = await rgs.open()
    const answers = await Promise.all([rgs.play(token), rgs.play(token), rgs.play(token)])
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 409, 409])
    expect(await nonces(player.playerRef)).toEqual([0])
  })

  test('a pair that is locked is waited for, not skipped', async () => {
    const { token, player } = await rgs.open()
    const { value } = await rgs.play(token)
    const client = await rgs.pool.connect()
    await client.query('begin')
    await client.query('select from rgs.seed_pair where player_ref = $1 for update', [
      player.playerRef,
    ])
    const waiting = rgs.play(token, { finishedRoundId: value.round.id })
    const others = await Promise.all((await openMany()).map((one) => rgs.play(one.token)))
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]))
    await client.query('commit')
    client.release()
    expect((await waiting).value.round.state).toBe('credited')
  })
})
