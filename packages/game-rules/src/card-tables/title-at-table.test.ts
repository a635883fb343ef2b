import { cardGames } from '@trevo/titles/card-games/find-card-game.ts'
import { expect, it } from 'vitest'
import { titleAtTable } from './title-at-table.ts'

it.each(cardGames)(
  '$gameCode: at a cash table it is as it is, at a sit-and-go as the tournament',
  (title) => {
    expect(titleAtTable(title, null)).toBe(title)
    for (const sitAndGo of title.sitAndGos ?? []) {
      const at = titleAtTable(title, sitAndGo.code)
      expect(at).toMatchObject({ seatCount: sitAndGo.seatCount, rakeBp: 0, sitAndGo })
      expect(at).not.toHaveProperty('cash')
    }
    expect(() => titleAtTable(title, 'none-such')).toThrow(RangeError)
  },
)
