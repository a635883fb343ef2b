import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishedFigures } from '@trevo/game-rules/slots/published-figures.ts'
import { listTitleFolders } from './list-title-folders.ts'

const published = new Map<string, PublishedFigures>()

/** Figures of a title; throws when it was never measured. */
export const getPublishedFigures = (gameCode: string): PublishedFigures => {
  const known = published.get(gameCode) ?? readFigures(gameCode)
  published.set(gameCode, known)
  return known
}

const folder = import.meta.dirname

const readFigures = (gameCode: string): PublishedFigures => {
  if (!listTitleFolders(folder).includes(gameCode)) throw new Error(`there is no title ${gameCode}`)
  try {
    // Our own program writes the file, and a test checks it.
    return JSON.parse(
      readFileSync(join(folder, gameCode, 'figures.json'), 'utf8'),
    ) as PublishedFigures
  } catch (cause) {
    throw new Error(`${gameCode} has no published figures`, { cause })
  }
}
