import type { Engine } from '@trevo/game-rules/engine/engine.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { BoardTheme, Theme } from '@trevo/titles/look/theme.ts'
import { titleLoaders } from 'virtual:titles'
import type { Board, BoardContext, BoardTitle } from './families/board.ts'

/** What a client needs to know about a title before the game server answers: its chunk. */
export type Title<Data extends TitleData = TitleData> = BoardTitle<Data> & {
  /** The board of the title's family. */
  createBoard(this: void, context: BoardContext<Data>): Board
  /** Rules and facts in words, and the code that redoes a round: loaded when first needed. */
  readonly loadEngine: () => Promise<{ readonly engine: Engine }>
}

/** Undefined if no title of ours has the code. */
export const loadTitle = (gameCode: string): Promise<Title> | undefined =>
  Object.hasOwn(titleLoaders, gameCode) ? titleLoaders[gameCode]?.() : undefined

/** The drawing that stands for the title. */
export const mainDrawing = (theme: BoardTitle['theme']): string =>
  (theme as Partial<BoardTheme>).drawings?.[0] ?? (theme as Theme).mascot
