import { chanceOf } from '@trevo/fairness/chance.ts'
import { isOfChain } from '@trevo/fairness/hash-chain.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { maths as bacara } from '@trevo/titles/bacara-ao-vivo/maths.ts'
import { maths as quick } from '@trevo/titles/bacara-ligeiro/maths.ts'
import { maths as duelo } from '@trevo/titles/duelo-ao-vivo/maths.ts'
import { maths as show } from '@trevo/titles/show-da-roda/maths.ts'
import { maths as salao } from '@trevo/titles/salao-do-bingo/maths.ts'
import { maths as lit } from '@trevo/titles/roleta-vaga-lume/maths.ts'
import { maths as golden } from '@trevo/titles/seis-de-ouro/maths.ts'
import { maths as roleta } from '@trevo/titles/roleta-ao-vivo/maths.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { movementsOf } from '../../../testing/movements-of.ts'
import { openTableOn, openTableRgs } from '../../../testing/open-table-rgs.ts'

const rgs = await openTableRgs()
afterAll(() => rgs.close())
beforeEach(() => rgs.reset())

const full = parseMoney('100.00')
const other = '00000000-0000-4000-8000-000000000002'

describe('bets on one outcome', () => {
  test('of many players on many places are each paid by the rules, once', async () => {
    const players = await Promise.all([1, 2, 3].map(() => rgs.open()))
    await rgs.openRound()
    const laid = [
      { red: '1.00', 'dozen-1': '2.00' },
      { black: '5.00' },
      { 'straight-0': '1.00', even: '1.00' },
    ]
    const rounds = []
    for (const [index, { token }] of players.entries()) {
      const { value } = await rgs.bet(token, laid[index] ?? {})
      expect(value.round).toMatchObject({ state: 'in_steps', outcome: { outcome: null } })
      rounds.push(value.round)
    }
    await rgs.closeBets()
    await rgs.end()
    // Two writes could leave a paid bet open forever if the process ended between them, so there is one write.
    const { db } = rgs.dependencies().database
    await sql`alter table rgs.round add constraint closed_as_paid
      check (room_game_id is null or state <> 'credited')`.execute(db)
    try {
      await rgs.settle()
    } finally {
      await sql`alter table rgs.round drop constraint closed_as_paid`.execute(db)
    }
    for (const [index, { token, player }] of players.entries()) {
      const id = rounds[index]?.id ?? ''
      const { value } = await rgs.call<{ round: { payout: string; stake: string; state: string } }>(
        'GET',
        `/rgs/v1/rounds/${id}`,
        { token },
      )
      const { payout, stake, state } = value.round
      expect(state).toBe('closed')
      expect(player.balanceMinor).toBe(full - parseMoney(stake) + parseMoney(payout))
    }
    const credits = movementsOf(rgs.wallet.seen).filter(({ kind }) => kind === 'credit')
    expect(credits).toHaveLength(3)
  })

  test('of one player come in several orders, within the limit of a round together', async () => {
    const { player, token } = await rgs.open()
    await rgs.openRound()
    for (const places of [{ red: '20.00' }, { red: '20.00' }, { odd: '10.00' }]) {
      expect((await rgs.bet(token, places)).status).toBe(200)
    }
    const beyond = await rgs.bet(token, { odd: '1.00' })
    expect(beyond.value.errorCode).toBe('rgs.stake_not_offered')
    expect(player.balanceMinor).toBe(full - parseMoney('50.00'))
    expect((await rgs.room(token)).value.own).toHaveLength(3)
  })

  test('against one another put only the difference at risk, in one order or several, as the credit states', async () => {
    const [one, several, alone] = [await rgs.open(), await rgs.open(), await rgs.open()]
    await rgs.openRound()
    const placed = [
      await rgs.bet(one.token, { red: '10.00', black: '10.00', 'straight-7': '1.00' }),
      await rgs.bet(several.token, { red: '10.00' }),
      await rgs.bet(several.token, { black: '6.00' }),
      await rgs.bet(alone.token, { red: '10.00' }),
    ]
    await rgs.closeBets()
    await rgs.end()
    await rgs.settle()
    const credits = movementsOf(rgs.wallet.seen).filter(({ kind }) => kind === 'credit')
    const validOf = (id: string) =>
      credits.find(({ roundId }) => String(roundId) === id)?.['validStake']
    // Of 16.00 in two orders 4.00 are at risk: 2.50 of the first, 1.50 of the other.
    expect(placed.map(({ value }) => validOf(value.round.id))).toEqual([
      '1.00',
      '2.50',
      '1.50',
      undefined,
    ])
  })

  test('repeated under its id are the same bet; anywhere but on the table they are refused', async () => {
    const { player, token } = await rgs.open()
    await rgs.openRound()
    const id = rgs.id()
    const answers = await Promise.all([1, 2, 3].map(() => rgs.bet(token, { red: '1.00' }, { id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(player.balanceMinor).toBe(full - parseMoney('1.00'))
    const nowhere = await rgs.bet(token, { 'straight-99': '1.00' })
    expect(nowhere.value.errorCode).toBe('rgs.choice_not_offered')
  })
})

describe('a removed bet', () => {
  test('leaves the table before the close, and its stake is returned once', async () => {
    const [one, two] = [await rgs.open(), await rgs.open()]
    await rgs.openRound()
    const { value } = await rgs.bet(one.token, { red: '4.00' })
    await rgs.bet(two.token, { red: '1.00' })
    expect((await rgs.room(two.token)).value.room).toMatchObject({ betCount: 2 })
    for (let time = 0; time < 2; time += 1) {
      const back = await rgs.removeBet(one.token, value.round.id)
      expect(back.value.round.state).toBe('cancelled')
      expect(one.player.balanceMinor).toBe(full)
    }
    const { room, own } = (await rgs.room(one.token)).value
    expect([room.betCount, room.stakeTotal, own]).toEqual([1, '1.00', []])
    const again = await rgs.bet(one.token, { black: '4.00' })
    expect(again.status).toBe(200)
  })

  test('stays in its place from the close on; nobody can remove another player’s bet', async () => {
    const [one, two] = [await rgs.open(), await rgs.open()]
    const { game } = await rgs.openRound()
    const { value } = await rgs.bet(one.token, { red: '4.00' })
    const foreign = await rgs.removeBet(two.token, value.round.id)
    expect(foreign.value.errorCode).toBe('rgs.round_unknown')
    // By this process's clock bets are closed, regardless of what the driver has stored.
    rgs.moveTo(game.flies_at.getTime())
    const late = await rgs.removeBet(one.token, value.round.id)
    expect([late.status, late.value.errorCode]).toEqual([409, 'rgs.bets_closed'])
    await rgs.closeBets()
    await rgs.end()
    const over = await rgs.removeBet(one.token, value.round.id)
    expect(over.value.errorCode).toBe('rgs.bets_closed')
  })
})

describe('the close', () => {
  test('is decided by the server: later bets are refused, one in transit is then returned', async () => {
    const [late, onItsWay] = [await rgs.open(), await rgs.open()]
    const { game } = await rgs.openRound()
    rgs.wallet.faultOf = (call) => {
      if (call === 'debit') rgs.moveTo(game.flies_at.getTime())
      return undefined
    }
    const missed = await rgs.bet(onItsWay.token, { red: '1.00' })
    expect(missed.value.errorCode).toBe('rgs.bets_closed')
    expect(onItsWay.player.balanceMinor).toBe(full)
    rgs.wallet.faultOf = () => undefined
    expect((await rgs.bet(late.token, { red: '1.00' })).value.errorCode).toBe('rgs.bets_closed')
    expect(late.player.balanceMinor).toBe(full)
  })

  test('comes before the outcome: no process can accept a bet once it is revealed', async () => {
    const [one, two] = [await rgs.open(), await rgs.open()]
    const { game, drawn } = await rgs.openRound()
    const told = async () => (await rgs.room(two.token)).value.room.game
    expect(await told()).toMatchObject({ phase: 'betting', outcome: null, seed: null })
    rgs.moveTo(game.flies_at.getTime())
    expect(await told()).toMatchObject({ phase: 'flying', outcome: null, seed: null })
    await rgs.drive()
    expect(await told()).toMatchObject({ phase: 'flying', outcome: drawn, seed: null })
    // A process whose clock is behind.
    rgs.wait(-5_000)
    const bet = await rgs.bet(one.token, { red: '1.00' })
    expect(bet.value.errorCode).toBe('rgs.bets_closed')
    expect(one.player.balanceMinor).toBe(full)
  })
})

describe('several processes', () => {
  test('a table that was taken over within two seconds ends with the same result', async () => {
    const { player, token } = await rgs.open()
    const { drawn } = await rgs.openRound()
    const { value } = await rgs.bet(token, { red: '1.00', black: '1.00' })
    await rgs.closeBets()
    await rgs.start()
    rgs.wait(1_900)
    expect(await rgs.drive(other)).toBe(true)
    const { endsAtMs, drawn: same } = await rgs.current()
    expect(same).toEqual(drawn)
    await rgs.driveTo(endsAtMs, other)
    await Promise.all([rgs.settle(), rgs.settle()])
    expect(await rgs.stateOf(value.round.id)).toBe('closed')
    const credits = rgs.wallet.seen.filter(({ call }) => call === 'credit')
    expect(new Set(credits.map(({ message }) => message['transactionId'])).size).toBe(1)
    const { pocket } = drawn as { pocket: number }
    expect(player.balanceMinor).toBe(full - (pocket === 0 ? parseMoney('2.00') : 0n))
  })

  test('all of them down beyond its end: every bet is still settled by the draw', async () => {
    const { player, token } = await rgs.open()
    const { endsAtMs, drawn } = await rgs.openRound()
    const { value } = await rgs.bet(token, { red: '1.00', black: '1.00' })
    await rgs.start()
    rgs.moveTo(endsAtMs + 60_000)
    for (let look = 0; look < 3; look += 1) await rgs.drive(other)
    await rgs.settle()
    expect(await rgs.stateOf(value.round.id)).toBe('closed')
    const { pocket } = drawn as { pocket: number }
    expect(player.balanceMinor).toBe(full - (pocket === 0 ? parseMoney('2.00') : 0n))
  })

  test('a payout whose answer was lost is paid once', async () => {
    const { player, token } = await rgs.open()
    await rgs.openRound()
    const { value } = await rgs.bet(token, { red: '1.00', black: '1.00', 'straight-0': '1.00' })
    await rgs.closeBets()
    rgs.wallet.faultOf = (call) => (call === 'credit' ? 'answer_lost' : undefined)
    await rgs.end()
    expect(await rgs.stateOf(value.round.id)).toBe('played')
    rgs.wallet.faultOf = () => undefined
    rgs.wait(20_000)
    await rgs.resolve()
    expect(await rgs.stateOf(value.round.id)).toBe('closed')
    const { value: seen } = await rgs.call<{ round: { payout: string } }>(
      'GET',
      `/rgs/v1/rounds/${value.round.id}`,
      { token },
    )
    expect(player.balanceMinor).toBe(full - parseMoney('3.00') + parseMoney(seen.round.payout))
  })
})

test.each([
  ['roulette', roleta, { red: '1.00', 'straight-7': '2.00' }],
  ['baccarat', bacara, { player: '1.00', tie: '2.00' }],
  ['baccarat without commission', golden, { banker: '1.00', 'super-six': '2.00' }],
  ['quick baccarat', quick, { big: '1.00', 'either-pair': '2.00' }],
  ['roulette with lit numbers', lit, { 'straight-7': '1.00', 'dozen-1': '2.00' }],
  ['dragon tiger', duelo, { dragon: '1.00', tie: '2.00' }],
  ['the money wheel', show, { 'n-1': '1.00', coin: '2.00' }],
])(
  'every round of %s is redone from its seed, which leads to the published end',
  async (_, of, laid) => {
    const table = await openTableOn(rgs, of)
    try {
      const { token } = await table.open()
      await table.openRound()
      const bet = await table.bet(token, laid)
      expect(bet.status).toBe(200)
      await table.closeBets()
      await table.end()
      const { round, proof } = (
        await table.call<{
          round: { outcome: object; payout: string; choice: never }
          proof: Record<'serverSeed' | 'commitment' | 'clientSeed', string> &
            Record<'nonce' | 'hashCount', number>
        }>('GET', `/rgs/v1/rounds/${bet.value.round.id}`, { token })
      ).value
      expect(isOfChain(proof.serverSeed, proof.hashCount, proof.commitment)).toBe(true)
      const wager = { stakeMinor: parseMoney('3.00'), choice: round.choice }
      const play = engineOf(table.title).play(table.title, wager, [], chanceOf(proof))
      expect(play.view).toEqual(round.outcome)
      expect(play.payoutMinor).toBe(parseMoney(round.payout))
      const { past } = (await table.room(token)).value.room
      expect(past[0]).toMatchObject({
        seed: proof.serverSeed,
        outcome: { ...(play.view as { outcome: object }).outcome },
      })
    } finally {
      await rgs.start()
    }
  },
)

test('tickets of bingo share the balls of their round, and each is paid by its own card', async () => {
  const table = await openTableOn(rgs, salao)
  try {
    const { player, token } = await table.open()
    await table.openRound()
    const ids: string[] = []
    for (const cardSet of [7, 8, 7]) {
      const choice = { goal: 'line', cardSet }
      const { status, value } = await table.play(token, { stake: '1.00', choice, seed: undefined })
      expect(status).toBe(200)
      ids.push(value.round.id)
    }
    const { drawn } = await table.current()
    await table.closeBets()
    await table.end()
    let paidMinor = 0n
    for (const id of ids) {
      const { value } = await table.call<{
        round: { outcome: { balls: number[] }; payout: string; state: string }
      }>('GET', `/rgs/v1/rounds/${id}`, { token })
      const { outcome, payout, state } = value.round
      expect(state).toBe('closed')
      expect((drawn as { balls: number[] }).balls.slice(0, outcome.balls.length)).toEqual(
        outcome.balls,
      )
      paidMinor += parseMoney(payout)
    }
    expect(player.balanceMinor).toBe(full - parseMoney('3.00') + paidMinor)
  } finally {
    await rgs.start()
  }
})
