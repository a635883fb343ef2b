import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { RoomChainRow, RoomGameRow } from '../../../tables.ts'

/** What is drawn for a game of a room, which nobody is told before its time. */
export type RoomDraw<Title extends TitleData = TitleData, Drawn = unknown> = {
  /** As it was when bets opened for it. */
  readonly title: Title
  readonly chain: RoomChainRow
  readonly seed: string
  readonly drawn: Drawn
  readonly endsAtMs: number
}

/** Works out from its chain what is drawn for a game. */
export type FindDraw = (title: TitleData, game: RoomGameRow) => Promise<RoomDraw>
