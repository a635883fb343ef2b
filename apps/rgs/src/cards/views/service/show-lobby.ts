import type { CardLobbyRow } from '@trevo/contract/rgs/card-shapes.ts'
import { entryOf } from '@trevo/game-rules/sit-and-go/sit-and-go.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { CardGame } from '@trevo/titles/card-games/card-game.ts'
import { cardDb, type CardDependencies } from '../../dependencies.ts'
import {
  countCashSeats,
  countSeats,
  countSitAndGoSeats,
  type QueueRow,
} from '../../common/repository/card-tables.ts'

type Offered = { readonly code: string; readonly entryMinor: bigint }

/** The tournaments of a game with the price of a seat, in lobby order. */
export const sitAndGosOf = ({ sitAndGos = [] }: CardGame): readonly Offered[] =>
  sitAndGos.flatMap((one) =>
    one.buyInsMinor.map((buyIn) => ({ code: one.code, entryMinor: entryOf(one, buyIn) })),
  )

const rowOf = (
  entryMinor: bigint,
  sitAndGo: string | null,
  row: QueueRow | undefined,
): CardLobbyRow => ({
  entry: formatMoney(entryMinor),
  sitAndGo,
  waiting: row?.waiting ?? 0,
  playing: row?.playing ?? 0,
})

/** For each entry of a game the number of waiting and of playing players; tournaments at the end. */
export const showLobby =
  (dependencies: Pick<CardDependencies, 'database'>) =>
  async (game: CardGame): Promise<CardLobbyRow[]> => {
    const db = cardDb(dependencies)
    const { gameCode, entriesMinor, cash } = game
    const rows = await (cash ? countCashSeats : countSeats)(db, gameCode)
    const tournaments = sitAndGosOf(game)
    const inThem = tournaments.length > 0 ? await countSitAndGoSeats(db, gameCode) : []
    return [
      ...entriesMinor.map((entryMinor) => {
        const row = rows.find((one) => one.entry_minor === entryMinor)
        return rowOf(entryMinor, null, row)
      }),
      ...tournaments.map(({ code, entryMinor }) => {
        const row = inThem.find((one) => one.sit_and_go === code && one.entry_minor === entryMinor)
        return rowOf(entryMinor, code, row)
      }),
    ]
  }
