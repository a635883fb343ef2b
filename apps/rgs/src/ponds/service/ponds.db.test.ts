import { randomUUID } from 'node:crypto'
import { chanceOf } from '@trevo/fairness/chance.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import { engine } from '@trevo/game-rules/fish/engine.ts'
import type { FishView } from '@trevo/game-rules/fish/types.ts'
import { swimmersOfTide, type Swimmer } from '@trevo/game-rules/fish/swim.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { movementsOf } from '../../testing/movements-of.ts'
import { openPondRgs } from '../../testing/open-pond-rgs.ts'

const rgs = await openPondRgs()
afterAll(() => rgs.close())
beforeEach(() => rgs.reset())

const full = parseMoney('100.00')

/** A player who sits in a pond. */
const sit = async () => {
  const opened = await rgs.open()
  const { value } = await rgs.pond(opened.token)
  return { ...opened, pond: value.pond, seat: value.seat }
}

const first = (fish: readonly Swimmer[]): Swimmer => {
  const [one] = fish
  if (!one) throw new Error('the pond is empty')
  return one
}

const nameOf = ({ tide, fish }: Pick<Swimmer, 'tide' | 'fish'>): string => `${tide}:${fish}`

const shotsOf = (outcome: unknown) => (outcome as FishView).shots

/** Volleys at small fish until one is caught; each is closed by the next. */
const catchOne = async (player: Awaited<ReturnType<typeof sit>>) => {
  let finishedRoundId: string | undefined
  for (let volley = 0; volley < 40; volley += 1) {
    const fish = rgs
      .swimming(player.pond)
      .find(({ kind }) => kind.id === 'tetra' || kind.id === 'angelfish')
    if (!fish) {
      rgs.wait(1_000)
      await rgs.pond(player.token)
      continue
    }
    const { value } = await rgs.fire(player.token, player.pond, [fish], {
      ...(finishedRoundId && { finishedRoundId }),
    })
    finishedRoundId = value.round.id
    rgs.wait(200)
    if (shotsOf(value.round.outcome)[0]?.isCaught) return { fish, round: value.round }
  }
  throw new Error('nothing was caught in forty shots')
}

test('fish of a tide beyond the calendar do not exist, and nothing is staked on them', async () => {
  const { player, token, pond } = await sit()
  const fish = { ...first(rgs.swimming(pond)), tide: 2 ** 40 }
  const { value } = await rgs.fire(token, pond, [fish])
  expect(['rgs.choice_not_offered', 'rgs.fish_gone']).toContain(value.errorCode)
  expect(player.balanceMinor).toBe(full)
})

describe('seats', () => {
  test('fill ponds of four, and are kept while their player sends messages', async () => {
    const players = []
    for (let player = 0; player < 5; player += 1) players.push(await sit())
    expect(players.map(({ pond, seat }) => [pond, seat])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 1],
    ])
    const [one, two] = players
    rgs.wait(15_000)
    const { value } = await rgs.pond(one?.token ?? '')
    expect([value.pond, value.seat, value.seats.length]).toEqual([1, 1, 4])
    rgs.wait(15_000)
    // The others were silent for half a minute.
    expect((await rgs.pond(one?.token ?? '')).value.seats).toHaveLength(1)
    expect((await sit()).seat).toBe(2)
    const lost = await rgs.fire(two?.token ?? '', 1, rgs.swimming(1).slice(0, 1))
    expect(lost.value.errorCode).toBe('rgs.no_pond_seat')
    expect(two?.player.balanceMinor).toBe(full)
  })

  test('taken at the same moment are different ones, and one player has one', async () => {
    const opened = await Promise.all([1, 2, 3, 4, 5, 6].map(() => rgs.open()))
    const asked = await Promise.all(
      opened.flatMap(({ token }) => [rgs.pond(token), rgs.pond(token)]),
    )
    const seats = new Set(asked.map(({ value }) => `${value.pond}/${value.seat}`))
    expect(asked.every(({ status }) => status === 200)).toBe(true)
    expect(seats.size).toBe(6)
  })

  test('survive the death of the process', async () => {
    const { token, pond, seat } = await sit()
    await rgs.start()
    const { value } = await rgs.pond(token)
    expect([value.pond, value.seat]).toEqual([pond, seat])
  })
})

describe('a volley', () => {
  test('stakes its shots once, pays by the rules, and is redone from its seed', async () => {
    const { token, pond, player, session } = await sit()
    const fish = rgs.swimming(pond).slice(0, 4)
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => rgs.fire(token, pond, fish, { id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { round } = (await rgs.fire(token, pond, fish, { id })).value
    expect(player.balanceMinor).toBe(full - 4_000n + parseMoney(round.payout))
    await rgs.finish(token, id)
    const { value: rotated } = await rgs.call<{ revealed: { serverSeed: string } }>(
      'POST',
      '/rgs/v1/seeds/rotate',
      { token, body: {} },
    )
    const { serverSeed } = rotated.revealed
    expect(commitmentOf(serverSeed)).toBe(session.seeds.commitment)
    const { clientSeed } = rgs.seedFor(token)
    const { value: told } = await rgs.call<{ proof: { clientSeed: string; nonce: number } }>(
      'GET',
      `/rgs/v1/rounds/${id}`,
      { token },
    )
    expect(clientSeed).not.toBe('')
    const { choice } = rgs.volleyOf(pond, fish)
    const again = engine.play(
      rgs.title,
      { stakeMinor: 4_000n, choice },
      [],
      chanceOf({ serverSeed, clientSeed: told.proof.clientSeed, nonce: told.proof.nonce }),
    )
    expect(again.view).toEqual(round.outcome)
    expect(again.payoutMinor).toBe(parseMoney(round.payout))
  })

  test('at a fish that is not in the water, or of another kind, stakes nothing', async () => {
    const { token, pond, player } = await sit()
    const [one, two] = rgs.swimming(pond)
    if (!one || !two) throw new Error('the pond is empty')
    const later = { ...one, tide: one.tide + 1 }
    const past = first(swimmersOfTide(rgs.title, pond, one.tide - 3))
    const kind = rgs.title.kinds.find(({ id }) => id !== past.kind.id) ?? past.kind
    const unknown = await rgs.fire(token, pond, [two, { ...past, kind }])
    expect([unknown.status, unknown.value.errorCode]).toEqual([400, 'rgs.choice_not_offered'])
    const gone = await rgs.fire(token, pond, [two, past])
    expect([gone.status, gone.value.errorCode]).toEqual([409, 'rgs.fish_gone'])
    const [shot] = rgs.volleyOf(pond, [one]).choice.shots
    const other = rgs.title.kinds.find(({ id }) => id !== shot?.kind)?.id
    const wrong = { ...rgs.volleyOf(pond, [one]).choice, shots: [{ ...shot, kind: other }] }
    expect((await rgs.play(token, { stake: '0.10', choice: wrong })).value.errorCode).toBe(
      'rgs.choice_not_offered',
    )
    expect((await rgs.fire(token, pond, [later])).status).not.toBe(200)
    rgs.wait(10_000)
    await rgs.pond(token)
    rgs.wait(Math.max(0, one.leavesMs + 2_000 - rgs.nowMs()))
    await rgs.pond(token)
    const late = await rgs.fire(token, (await rgs.pond(token)).value.pond, [one])
    expect(late.value).toMatchObject({ errorCode: 'rgs.fish_gone', detail: { shots: [0] } })
    expect(player.balanceMinor).toBe(full)
  })

  test('comes no faster than the rules allow, however many calls are made', async () => {
    const { token, pond } = await sit()
    const fish = rgs.swimming(pond).slice(0, 10)
    const ten = fish.length === 10 ? fish : Array.from({ length: 10 }, () => first(fish))
    let finishedRoundId: string | undefined
    const codes: (string | undefined)[] = []
    const caught: string[] = []
    for (let volley = 0; volley < 4; volley += 1) {
      const { status, value } = await rgs.fire(token, pond, ten, {
        ...(finishedRoundId && { finishedRoundId }),
      })
      codes.push(value.errorCode)
      if (status !== 200) continue
      finishedRoundId = value.round.id
      const hit = shotsOf(value.round.outcome).filter(({ isCaught }) => isCaught)
      caught.push(...hit.map(nameOf))
    }
    // Ten shots take 1.25 s; what is 1.5 s ahead waits.
    expect(codes).toEqual([undefined, undefined, 'rgs.too_fast', 'rgs.too_fast'])
    // Payouts may add up to the two stakes, so that the stakes are counted and not the balance.
    const staked = movementsOf(rgs.wallet.seen).filter(({ kind }) => kind === 'debit')
    expect(staked).toHaveLength(2)
    rgs.wait(2_500)
    const left = rgs.swimming(pond).filter((one) => !caught.includes(nameOf(one)))
    const again = await rgs.fire(token, pond, [first(left)], { finishedRoundId })
    expect(again.status).toBe(200)
  })

  test('is settled once when its process dies between the stake and the payout', async () => {
    const { token, pond, player } = await sit()
    const fish = rgs.swimming(pond).slice(0, 10)
    const id = randomUUID()
    rgs.wallet.faultOf = (call) => (call === 'credit' ? 'lost' : undefined)
    const answer = await rgs.fire(token, pond, fish, { id }).catch(() => undefined)
    rgs.wallet.faultOf = () => undefined
    await rgs.start()
    rgs.wait(60_000)
    await rgs.resolve()
    const { value } = await rgs.call<{ round: { payout: string; state: string } }>(
      'GET',
      `/rgs/v1/rounds/${id}`,
      { token },
    )
    expect(answer).toBeDefined()
    expect(['credited', 'closed']).toContain(value.round.state)
    const staked = 1_000n * BigInt(fish.length)
    expect(player.balanceMinor).toBe(full - staked + parseMoney(value.round.payout))
  })
})

describe('a fish that was caught', () => {
  test('is reported to all players in its pond, and later shots at it cost nothing', async () => {
    const [hunter, other] = [await sit(), await sit()]
    expect(other.pond).toBe(hunter.pond)
    const before = (await rgs.pond(other.token)).value.serverAt
    const { fish, round } = await catchOne(hunter)
    const { value } = await rgs.pond(other.token, { since: before, pond: other.pond })
    expect(value.caught).toMatchObject([
      { tide: fish.tide, fish: fish.fish, seat: hunter.seat, payout: round.payout },
    ])
    expect(value.seats.find(({ seat }) => seat === hunter.seat)).toMatchObject({
      cannon: 'harpoon',
      shot: '0.10',
      tide: fish.tide,
      fish: fish.fish,
    })
    // In flight when the fish was caught: a shot like any other.
    const close = await rgs.fire(other.token, other.pond, [fish])
    expect(close.status).toBe(200)
    rgs.wait(2_000)
    const had = other.player.balanceMinor
    const late = await rgs.fire(other.token, other.pond, [fish], {
      finishedRoundId: close.value.round.id,
    })
    expect(late.value.errorCode).toBe('rgs.fish_gone')
    expect(other.player.balanceMinor).toBe(had)
  })
})

describe('a boss', () => {
  /** Waits until a boss swims in the middle of the pond. */
  const bossOf = async (player: Awaited<ReturnType<typeof sit>>): Promise<Swimmer> => {
    for (let second = 0; second < 200; second += 1) {
      const boss = rgs.swimming(player.pond).find(({ kind }) => kind.boss)
      if (boss && boss.leavesMs > rgs.nowMs() + 25_000) return boss
      rgs.wait(1_000)
      if (second % 10 === 0) await rgs.pond(player.token)
    }
    throw new Error('no boss came')
  }

  test('is hit by several players, pays each at once, and is gone for all when its life is over', async () => {
    const [hunter, other] = [await sit(), await sit()]
    const boss = await bossOf(hunter)
    await rgs.pond(other.token)
    const life = boss.kind.boss?.life ?? 0
    const perPoint = boss.kind.boss?.timesPerPoint ?? 0
    const closed = new Map<string, string>()
    const taken = new Map<number, number>()
    let total = 0
    for (let volley = 0; volley < 80 && total < life; volley += 1) {
      const player = volley % 2 === 0 ? hunter : other
      const finishedRoundId = closed.get(player.token)
      const shots = Array.from({ length: 10 }, () => boss)
      const had = player.player.balanceMinor
      const { status, value } = await rgs.fire(player.token, player.pond, shots, {
        ...rgs.volleyOf(player.pond, shots, 'torpedo'),
        ...(finishedRoundId && { finishedRoundId }),
      })
      expect(status).toBe(200)
      closed.set(player.token, value.round.id)
      const paid = parseMoney(value.round.payout)
      expect(player.player.balanceMinor).toBe(had - 100_000n + paid)
      // Ten points for each prize that a point pays: the torpedo has the power of ten.
      const points = Number(paid / 1_000n) / perPoint
      taken.set(player.seat, (taken.get(player.seat) ?? 0) + points)
      total += points
      const { value: picture } = await rgs.pond(player.token)
      const parts = picture.bosses.flatMap(({ parts: all }) => all)
      expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(total)
      rgs.wait(625)
    }
    expect(total).toBeGreaterThanOrEqual(life)
    const { value: picture } = await rgs.pond(other.token)
    const [told] = picture.bosses
    expect(told).toMatchObject({ tide: boss.tide, fish: boss.fish })
    expect(new Map(told?.parts.map(({ seat, points }) => [seat, points]))).toEqual(
      new Map([...taken].filter(([, points]) => points > 0)),
    )
    for (const { points, payout } of told?.parts ?? [])
      expect(parseMoney(payout)).toBe(BigInt(points * perPoint) * 1_000n)
    expect(picture.caught).toContainEqual(
      expect.objectContaining({ tide: boss.tide, fish: boss.fish }),
    )
    rgs.wait(2_000)
    const had = other.player.balanceMinor
    const finishedRoundId = closed.get(other.token)
    const late = await rgs.fire(other.token, other.pond, [boss], {
      ...(finishedRoundId && { finishedRoundId }),
    })
    expect(late.value.errorCode).toBe('rgs.fish_gone')
    expect(other.player.balanceMinor).toBe(had)
  })

  test('is not hit twice by a volley that is asked for again', async () => {
    const player = await sit()
    const boss = await bossOf(player)
    await rgs.pond(player.token)
    const shots = Array.from({ length: 10 }, () => boss)
    let finishedRoundId: string | undefined
    for (let volley = 0; volley < 20; volley += 1) {
      const id = randomUUID()
      const order = { id, ...(finishedRoundId && { finishedRoundId }) }
      await rgs.fire(player.token, player.pond, shots, order)
      const points = async () =>
        (await rgs.pond(player.token)).value.bosses.flatMap(({ parts }) => parts)[0]?.points ?? 0
      const before = await points()
      await Promise.all([1, 2, 3].map(() => rgs.fire(player.token, player.pond, shots, order)))
      expect(await points()).toBe(before)
      if (before > 0) return
      finishedRoundId = id
      rgs.wait(1_250)
    }
    throw new Error('no hit in two hundred shots')
  })
})

test('where rounds need time between them nobody can sit down', async () => {
  const slow = await openPondRgs({ minCycleMs: 5_000 })
  try {
    const { token, player } = await slow.open()
    expect((await slow.pond(token)).value.errorCode).toBe('rgs.game_unavailable')
    const fired = await slow.fire(token, 1, slow.swimming(1).slice(0, 1))
    expect(fired.value.errorCode).toBe('rgs.game_unavailable')
    expect(player.balanceMinor).toBe(full)
  } finally {
    await slow.close()
  }
})
