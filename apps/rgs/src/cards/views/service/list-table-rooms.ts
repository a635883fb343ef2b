import type { TableRoom } from '@trevo/contract/vendor/table-rooms.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { roomsOf, type CardGame } from '@trevo/titles/card-games/card-game.ts'
import { cardGames } from '@trevo/titles/card-games/find-card-game.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { showLobby } from './show-lobby.ts'

const roomsOfGame =
  (dependencies: Pick<CardDependencies, 'database'>) =>
  async (game: CardGame): Promise<TableRoom[]> => {
    const rows = await showLobby(dependencies)(game)
    return roomsOf(game).map(({ roomId, entryMinor, sitAndGo }) => {
      const entry = formatMoney(entryMinor)
      const code = sitAndGo?.code ?? null
      const row = rows.find((one) => one.entry === entry && one.sitAndGo === code)
      const { waiting = 0, playing = 0 } = row ?? {}
      return { gameCode: game.gameCode, roomId, waiting, playing }
    })
  }

/** The waiting and playing players of every room, for the platform's list of rooms. */
export const listTableRooms =
  (dependencies: Pick<CardDependencies, 'database'>) => async (): Promise<TableRoom[]> => {
    const rooms = await Promise.all(cardGames.map(roomsOfGame(dependencies)))
    return rooms.flat()
  }
