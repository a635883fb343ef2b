import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { movementsOf } from '../../../testing/movements-of.ts'
import { openTableRgs } from '../../../testing/open-table-rgs.ts'
import { leftOut } from '../../../common/repository/left-out.ts'
import { createRoundSets, type RoundSets } from '../../../rounds/service/round-sets.ts'
import { createBetSets, type BetSets } from './bet-sets.ts'

const rgs = await openTableRgs()
afterAll(() => rgs.close())
beforeEach(async () => {
  rgs.wallet.faultOf = () => undefined
  await rgs.start()
  // After anything left by the previous test.
  rgs.wait(60_000)
  for (let look = 0; look < 4; look += 1) await rgs.drive()
})

const full = parseMoney('100.00')
const open = async (count: number) => {
  const players = []
  for (let number = 0; number < count; number += 1) players.push(await rgs.open())
  return players
}
const never = () => new Promise<never>(() => undefined)

type Step = keyof BetSets | 'close'

/** Sets that count their calls, and at some steps fail or never answer. */
const watchSets = (at: Partial<Record<Step, 'fails' | 'hangs before' | 'hangs after'>> = {}) => {
  const inner = createBetSets(rgs.dependencies())
  const ofRounds = createRoundSets(rgs.dependencies())
  const done = { begin: 0, accept: 0, close: 0 }
  const watch =
    <Command, Answer>(name: Step, send: (command: Command) => Promise<Answer>) =>
    async (command: Command): Promise<Answer> => {
      if (at[name] === 'fails') throw new Error('a set failed')
      if (at[name] === 'hangs before') return never()
      const answer = await send(command)
      if (answer !== leftOut) done[name] += 1
      return at[name] === 'hangs after' ? never() : answer
    }
  const betSets: BetSets = {
    begin: watch('begin', inner.begin),
    accept: watch('accept', inner.accept),
  }
  const sets: RoundSets = { ...ofRounds, close: watch('close', ofRounds.close) }
  return { betSets, sets, done }
}

const roundsOf = async (playerRef: string) => {
  const { rows } = await rgs.pool.query<{ id: string; state: string; seat: number }>(
    'select id, state, seat from rgs.round where player_ref = $1 order by seat',
    [playerRef],
  )
  return rows
}

describe('bets of many players at once', () => {
  test('are processed in sets to their end, and are paid as if alone', async () => {
    const { done, ...watched } = watchSets()
    await rgs.start(watched)
    const players = await open(6)
    const answers = await Promise.all(
      players.map(({ token }) => rgs.bet(token, { red: '1.00', black: '1.00' })),
    )
    for (const { value } of answers) {
      expect(value).toMatchObject({ round: { state: 'in_steps' }, balance: '98.00' })
    }
    const { drawn } = await rgs.current()
    await rgs.closeBets()
    await rgs.end()
    expect(done).toEqual({ begin: 6, accept: 6, close: 6 })
    const { pocket } = drawn as { pocket: number }
    for (const { player } of players) {
      expect(player.balanceMinor).toBe(full - (pocket === 0 ? parseMoney('2.00') : 0n))
      expect((await roundsOf(player.playerRef)).map(({ state }) => state)).toEqual(['closed'])
    }
  })

  test('invalid ones among them are refused each for its own reason, the others are accepted', async () => {
    const [known, beyond, poor, elsewhere, ...good] = await open(8)
    if (!known || !beyond || !poor || !elsewhere) throw new Error('all are open')
    const laid = await rgs.bet(known.token, { red: '1.00' })
    await rgs.bet(beyond.token, { red: '30.00' })
    poor.player.balanceMinor = 0n
    const [reused, overLimit, unpaid, off, ...others] = await Promise.all([
      rgs.bet(good[0]?.token ?? '', { red: '1.00' }, { id: laid.value.round.id }),
      rgs.bet(beyond.token, { red: '21.00' }),
      rgs.bet(poor.token, { red: '1.00' }),
      rgs.bet(elsewhere.token, { 'straight-99': '1.00' }),
      ...good.map(({ token }) => rgs.bet(token, { red: '1.00' })),
    ])
    expect(reused?.value.errorCode).toBe('request.id_reused')
    expect(overLimit?.value.errorCode).toBe('rgs.stake_not_offered')
    expect(unpaid?.value.errorCode).toBe('wallet.insufficient_balance')
    expect(off?.value.errorCode).toBe('rgs.choice_not_offered')
    expect(others.map(({ value }) => value.round?.state)).toEqual(good.map(() => 'in_steps'))
    for (const { player } of good) expect(player.balanceMinor).toBe(full - parseMoney('1.00'))
  })

  test('of one player have a seat each, within the limit of a round together', async () => {
    const [one] = await open(1)
    if (!one) throw new Error('one is open')
    const answers = await Promise.all(
      ['20.00', '20.00', '20.00'].map((red) => rgs.bet(one.token, { red })),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 200, 400])
    const seats = (await roundsOf(one.player.playerRef)).map(({ seat }) => seat)
    expect(seats).toEqual([1, 2])
    expect(one.player.balanceMinor).toBe(full - parseMoney('40.00'))
  })

  test('with one id twice in a set are one bet, of the first player', async () => {
    const [one, two] = await open(2)
    if (!one || !two) throw new Error('two are open')
    const id = rgs.id()
    const order = [one, one, two]
    const answers = await Promise.all(
      order.map(({ token }) => rgs.bet(token, { red: '1.00' }, { id })),
    )
    const [first] = await rgs.pool
      .query<{ player_ref: string }>('select player_ref from rgs.round where id = $1', [id])
      .then(({ rows }) => rows)
    for (const [index, { status, value }] of answers.entries()) {
      const isOwn = order[index]?.player.playerRef === first?.player_ref
      expect([status, value.errorCode]).toEqual(
        isOwn ? [200, undefined] : [409, 'request.id_reused'],
      )
    }
    const paid = [one, two].map(({ player }) => full - player.balanceMinor)
    expect(paid.toSorted()).toEqual([0n, parseMoney('1.00')])
    const debits = movementsOf(rgs.wallet.seen).filter(
      ({ kind, roundId }) => kind === 'debit' && roundId === id,
    )
    expect(new Set(debits.map(({ playerRef }) => playerRef))).toEqual(new Set([first?.player_ref]))
  })

  test('whose player is busy in another process wait for that only; the others do not', async () => {
    const [busy, ...others] = await open(6)
    const client = await rgs.pool.connect()
    await client.query('begin')
    await client.query('select from rgs.seed_pair where player_ref = $1 for update', [
      busy?.player.playerRef,
    ])
    const waiting = rgs.bet(busy?.token ?? '', { red: '1.00' })
    const answers = await Promise.all(others.map(({ token }) => rgs.bet(token, { red: '1.00' })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await client.query('commit')
    client.release()
    expect((await waiting).value.round.state).toBe('in_steps')
  })
})

test.each([['begin'], ['accept'], ['close']] as const)(
  'bets whose sets fail at %s are asked for by themselves, and staked and paid once',
  async (step) => {
    await rgs.start(watchSets({ [step]: 'fails' }))
    const players = await open(5)
    const answers = await Promise.all(
      players.map(({ token }) => rgs.bet(token, { red: '1.00', black: '1.00' })),
    )
    expect(answers.map(({ value }) => value.round?.state)).toEqual(players.map(() => 'in_steps'))
    const { drawn } = await rgs.current()
    await rgs.closeBets()
    await rgs.end()
    const { pocket } = drawn as { pocket: number }
    for (const { player } of players) {
      expect((await roundsOf(player.playerRef)).map(({ state }) => state)).toEqual(['closed'])
      expect(player.balanceMinor).toBe(full - (pocket === 0 ? parseMoney('2.00') : 0n))
    }
  },
)

test('a set after the close leaves every bet out, and the stakes are returned', async () => {
  const players = await open(5)
  const { game } = await rgs.current()
  rgs.wallet.faultOf = (call) => {
    if (call === 'debit' || call === 'movements') rgs.moveTo(game.flies_at.getTime())
    return undefined
  }
  const answers = await Promise.all(players.map(({ token }) => rgs.bet(token, { red: '1.00' })))
  expect(answers.map(({ value }) => value.errorCode)).toEqual(players.map(() => 'rgs.bets_closed'))
  for (const { player } of players) expect(player.balanceMinor).toBe(full)
})

describe('a process that is killed', () => {
  test.each([
    ['with the set started and no stake requested', { begin: 'hangs after' }, 'cancelled'],
    ['with the stakes taken and the set not accepted', { accept: 'hangs before' }, 'cancelled'],
    ['with the set accepted and nobody told', { accept: 'hangs after' }, 'closed'],
    ['with the payouts made and the set not closed', { close: 'hangs before' }, 'closed'],
  ] as const)('%s: every stake is returned or played, once', async (_, at, end) => {
    await rgs.start(watchSets(at))
    const players = await open(5)
    const { endsAtMs, drawn } = await rgs.current()
    const asked = players.map(({ token }) => rgs.bet(token, { red: '1.00', black: '1.00' }))
    const isHanging = !('close' in at)
    const written = async (): Promise<boolean> => {
      const all = await Promise.all(players.map(({ player }) => roundsOf(player.playerRef)))
      const isThere = 'accept' in at && at.accept === 'hangs after' ? 'in_steps' : 'created'
      const isTaken = players.every(
        ({ player }) => 'begin' in at || player.balanceMinor === full - parseMoney('2.00'),
      )
      return isTaken && all.every(([round]) => round?.state === isThere)
    }
    if (isHanging) await expect.poll(written, { timeout: 20_000 }).toBe(true)
    else {
      await Promise.all(asked)
      await rgs.driveTo(endsAtMs)
      void rgs.settle()
      const refs = new Set<unknown>(players.map(({ player }) => player.playerRef))
      const paid = () =>
        movementsOf(rgs.wallet.seen).filter(
          ({ kind, playerRef }) => kind === 'credit' && refs.has(playerRef),
        ).length
      await expect.poll(paid, { timeout: 20_000 }).toBe(players.length)
    }
    await rgs.start()
    if (isHanging) await rgs.end()
    rgs.wait(30_000)
    await rgs.resolve()
    await rgs.resolve()
    const { pocket } = drawn as { pocket: number }
    const lost = end === 'closed' && pocket === 0 ? parseMoney('2.00') : 0n
    for (const { player } of players) {
      expect((await roundsOf(player.playerRef)).map(({ state }) => state)).toEqual([end])
      expect(player.balanceMinor).toBe(full - lost)
    }
  })
})
