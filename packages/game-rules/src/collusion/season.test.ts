import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import { trucoPaulista } from '@trevo/titles/card-games/truco-paulista.ts'
import { describe, expect, it } from 'vitest'
import { titleAtTable } from '../card-tables/title-at-table.ts'
import { fastChance } from '../slots/fast-chance.ts'
import type { PairSignal } from './judge-pair.ts'
import { givingPlayer, softPlayer, takingPlayer } from './testing/colluding-players.ts'
import { createFactBook } from './testing/fact-book.ts'
import { playTruco, type HoldemTitle, type TrucoPlayer } from './testing/play-deal.ts'
import { simulateSeason, type Season } from './testing/simulate-season.ts'

const { cash } = texasHoldem
if (!cash) throw new Error('Texas hold’em is played for cash')
const holdem: HoldemTitle = { ...texasHoldem, cash }

const season: Season = {
  seed: 20_261_126,
  playerCount: 18,
  eveningCount: 12,
  dealsAnEvening: 50,
  seatCount: 6,
}
/** Whether operators see it about accounts without any other link. */
const isTold = ({ kind, figures }: PairSignal): boolean =>
  kind !== 'company' && (kind !== 'single_deal' || figures['firstMeeting'] === 1)
const told = ({ signals }: ReturnType<typeof simulateSeason>) =>
  signals
    .filter(isTold)
    .map(({ player, other, kind, isTurned }) => ({ player, other, kind, isTurned }))

it('honest players of every style are not signalled, however often they are checked', () => {
  const result = simulateSeason(holdem, season)
  expect(result.pairCount).toBe(153)
  expect(told(result)).toEqual([])
})

it('two who sit alone with each other all season are not signalled for how they play', () => {
  const alone = { ...season, playerCount: 2, seatCount: 2, dealsAnEvening: 100 }
  const result = simulateSeason(holdem, alone)
  expect(told(result)).toEqual([])
  // Except for playing together, which counts only for linked accounts.
  expect(result.signals.map(({ kind }) => kind)).toEqual(['company'])
})

it('a player who gives chips to a partner is signalled, and nobody else', () => {
  const result = simulateSeason(holdem, {
    ...season,
    replace: (player, own, placeOf) => {
      if (player === 0) return givingPlayer(own, () => placeOf(1))
      return player === 1 ? takingPlayer(own, () => placeOf(0)) : own
    },
  })
  const found = told(result)
  expect(found).toContainEqual({ player: 0, other: 1, kind: 'chip_transfer', isTurned: false })
  expect(found.every(({ player, other }) => player === 0 && other === 1)).toBe(true)
})

it('two who go easy on each other are signalled, and nobody else', () => {
  const result = simulateSeason(holdem, {
    ...season,
    eveningCount: 40,
    playerCount: 6,
    replace: (player, own, placeOf) => {
      if (player === 0) return softPlayer(own, () => placeOf(1))
      return player === 1 ? softPlayer(own, () => placeOf(0)) : own
    },
  })
  expect(told(result)).toEqual([{ player: 0, other: 1, kind: 'soft_play', isTurned: false }])
})

describe('in tournaments', () => {
  const tournament = (code: string, change: Partial<Season> = {}) => {
    const title = titleAtTable(texasHoldem, code)
    return told(simulateSeason(title, { ...season, seatCount: title.seatCount, ...change }))
  }

  it.each(['sng-2', 'sng-3', 'sng-6'])('honest players of %s are not signalled', (code) => {
    expect(tournament(code)).toEqual([])
  })

  it('two who meet nobody else in tournaments of two are not signalled for how they play', () => {
    expect(tournament('sng-2', { playerCount: 2, dealsAnEvening: 100 })).toEqual([])
  })

  it('a player who gives chips to a partner is signalled, and nobody else', () => {
    const found = tournament('sng-3', {
      areTwoTogether: true,
      replace: (player, own, placeOf) => {
        if (player === 0) return givingPlayer(own, () => placeOf(1))
        return player === 1 ? takingPlayer(own, () => placeOf(0)) : own
      },
    })
    expect(found).toContainEqual({ player: 0, other: 1, kind: 'chip_transfer', isTurned: false })
    expect(found.every(({ player, other }) => player === 0 && other === 1)).toBe(true)
  })
})

const matches = (players: readonly [TrucoPlayer, TrucoPlayer], count: number) => {
  const book = createFactBook(trucoPaulista)
  const chance = fastChance(7)
  for (let match = 0; match < count; match += 1) {
    book.add(playTruco(trucoPaulista, players, chance).record, [0, 1])
  }
  return book.judge(0, 1).filter(isTold)
}

it('at Truco a player who gives up every hand to one other is signalled, a shyer player is not', () => {
  expect(matches([{ boldness: 0.2 }, { boldness: 1 }], 150)).toEqual([])
  const found = matches([{ boldness: 0.5, isGiving: true }, { boldness: 1 }], 150)
  expect(found).toContainEqual(expect.objectContaining({ kind: 'chip_transfer', isTurned: false }))
})
