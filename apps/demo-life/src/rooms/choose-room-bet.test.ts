import type { RoomGame } from '@trevo/contract/rgs/rooms.ts'
import { demoMembers } from '@trevo/demo-members/demo-members.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { expect, test } from 'vitest'
import { playedSeats } from '../cards/join-sit-and-go.ts'
import { seatCount } from '../pace.ts'
import { chooseRoomBet, hasSeats, sharedTitles } from './choose-room-bet.ts'
import { roomPlaces } from './keep-rooms.ts'

const game: RoomGame = {
  number: 1,
  chainEnd: '',
  salt: '',
  phase: 'betting',
  fliesAt: '2030-01-07T15:00:10.000Z',
  crashAt: null,
  seed: null,
}

test('crash, bingo, every live table and the arena have members of the demo', () => {
  const kept = new Set(roomPlaces.flat().map(({ maths }) => maths.gameCode))
  expect(kept).toEqual(new Set(sharedTitles.map(({ maths }) => maths.gameCode)))
  for (const code of ['foguete-maluco', 'salao-do-bingo', 'roleta-ao-vivo', 'vinte-e-um-ao-vivo']) {
    expect(kept).toContain(code)
  }
})

test('the further tables of a kind share two members, who begin at different ones', () => {
  const round = roomPlaces.filter((titles) => titles.length > 1)
  const codes = round.map((titles) => titles.map(({ maths }) => maths.gameCode))
  expect(codes).toEqual([
    ['seis-de-ouro', 'bacara-ligeiro', 'roleta-vaga-lume'],
    ['bacara-ligeiro', 'roleta-vaga-lume', 'seis-de-ouro'],
  ])
})

test('there are members enough for all places at once', () => {
  // A pair at Truco, one who joins people, two at the cash table.
  const atCards = playedSeats + 2 + 1 + 2
  expect(roomPlaces.length + atCards + seatCount).toBeLessThanOrEqual(demoMembers.length)
})

test.each(sharedTitles.map((title) => [title.maths.gameCode, title] as const))(
  'a bet in %s is one that the room takes',
  (_, title) => {
    const stakeMinor = title.maths.stakeStepsMinor[0]
    for (const chance of [0, 0.3, 0.6, 0.999]) {
      const wager = chooseRoomBet(title, game, { stakeMinor, chance })
      if (!wager) throw new Error('nobody bets')
      const { maths } = title
      expect(engineOf(maths).readChoice(maths, wager.stakeMinor, wager.choice)).toBeDefined()
    }
  },
)

test('at a table with seats a free one is taken, and most are left to people', () => {
  const title = sharedTitles.find(hasSeats)
  if (!title) throw new Error('no table has seats')
  const betAt = (...taken: number[]) =>
    chooseRoomBet(
      title,
      { ...game, seats: taken.map((seat) => ({ seat, name: 'A' })) },
      { stakeMinor: undefined, chance: 0 },
    )
  expect(betAt()?.choice).toEqual({ bets: [{ bet: 'seat-1', stakeMinor: '10000' }] })
  expect(betAt(1)?.choice).toEqual({ bets: [{ bet: 'seat-2', stakeMinor: '10000' }] })
  expect(betAt(1, 2)).toBeUndefined()
})
