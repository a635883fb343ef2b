import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { BoardTheme, TileGround } from './look/theme.ts'
import { isSlot } from './slot-titles.ts'

/** Names of the drawings on a title's tile, the large one first. */
export type TileDrawings = readonly [string, string, string]

/** What a tile shows: what the theme names, otherwise the first three symbols of a slot. */
export const readDrawings = async (title: TitleData): Promise<TileDrawings> => {
  const { gameCode } = title
  const named = (await readTheme(gameCode)).drawings
  const [first, second, third] =
    named ?? (isSlot(title) ? title.symbols : []).map(({ icon }) => icon)
  if (!first || !second || !third) throw new Error(`${gameCode}: a tile has three drawings`)
  return [first, second, third]
}

/** The background; undefined where the theme names none, which has rays. */
export const readTileGround = async ({ gameCode }: TitleData): Promise<TileGround | undefined> =>
  (await readTheme(gameCode)).tileGround

type TileTheme = Partial<Pick<BoardTheme, 'drawings' | 'tileGround'>>

const readTheme = async (gameCode: string): Promise<TileTheme> => {
  const path = join(import.meta.dirname, gameCode, 'theme.ts')
  const { theme } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
    // The compiler checks it in the title's file.
    theme: TileTheme
  }
  return theme
}
