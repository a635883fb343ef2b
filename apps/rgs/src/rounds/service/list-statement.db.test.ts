import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openStepRgs, stepStake } from '../../testing/open-step-rgs.ts'

const rgs = await openStepRgs()
afterAll(() => rgs.close())

const hourMs = 3_600_000
const around = () => ({
  from: new Date(Date.now() - hourMs),
  to: new Date(Date.now() + hourMs),
})
const betsOf = async (roundId: string) =>
  (await rgs.askForStatement(around()))?.filter((bet) => bet.roundId === roundId)

describe('our own record of bets, as the platform requests it', () => {
  test('has every stake: the initial ones, and the later ones', async () => {
    const { id, act } = await rgs.begin()
    await act(1, 'raise')
    await act(2, 'draw')
    expect(await betsOf(id)).toMatchObject([
      { transactionId: `${id}:debit`, stake: stepStake, payout: '0.00', state: 'open' },
      { transactionId: `${id}:debit:1`, stake: stepStake, payout: '0.00', state: 'open' },
    ])
    const { value } = await act(3, 'stop')
    expect(await betsOf(id)).toMatchObject([
      { transactionId: `${id}:debit`, payout: value.round.payout, state: 'settled' },
      { transactionId: `${id}:debit:1`, payout: '0.00', state: 'settled' },
    ])
  })

  test('reports refused and rolled-back stakes as cancelled', async () => {
    const { id, act } = await rgs.begin(stepStake)
    const refused = await act(1, 'raise')
    expect(refused.value.errorCode).toBe('wallet.insufficient_balance')
    expect(await betsOf(id)).toMatchObject([
      { transactionId: `${id}:debit`, state: 'open' },
      { transactionId: `${id}:debit:1`, state: 'cancelled' },
    ])
    const poor = await rgs.open('0.00')
    const never = randomUUID()
    await rgs.start(poor.token, { id: never })
    expect(await betsOf(never)).toMatchObject([{ state: 'cancelled' }])
  })

  test('is sent page by page, each stake once', async () => {
    const { id } = await rgs.begin()
    await rgs.pool.query(
      `insert into rgs.round (id, player_ref, game_code, maths_version, session_id, state,
         stake_minor, client_seed, started_at, retry_at)
       select gen_random_uuid(), player_ref || number, game_code, 1, session_id, 'cancelled', 10000,
         'x', now() - make_interval(secs => number % 7), now()
       from rgs.round cross join generate_series(1, 2500) number where id = $1`,
      [id],
    )
    const bets = (await rgs.askForStatement(around())) ?? []
    expect(bets.length).toBeGreaterThan(2_500)
    expect(new Set(bets.map(({ transactionId }) => transactionId)).size).toBe(bets.length)
  })
})
