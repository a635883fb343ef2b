import type { CardLobbyRow } from '@trevo/contract/rgs/card-shapes.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { CardGame } from '@trevo/titles/card-games/card-game.ts'
import { cardDb, type CardDependencies } from '../dependencies.ts'
import { countCashSeats, countSeats } from '../repository/card-tables.ts'

/** For each entry of a game how many wait for somebody and how many play. */
export const showLobby =
  (dependencies: CardDependencies) =>
  async ({ gameCode, entriesMinor, cash }: CardGame): Promise<CardLobbyRow[]> => {
    const count = cash ? countCashSeats : countSeats
    const rows = await count(cardDb(dependencies), gameCode)
    return entriesMinor.map((entryMinor) => {
      const row = rows.find((one) => one.entry_minor === entryMinor)
      return {
        entry: formatMoney(entryMinor),
        waiting: row?.waiting ?? 0,
        playing: row?.playing ?? 0,
      }
    })
  }
