import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { completeListing } from './complete-listing.ts'
import { listTitleFolders } from './list-title-folders.ts'
import type { OwnListing, TestVector, Title } from './title.ts'

/** Reads every title of a folder. Throws if a folder is not named after its title's code. */
export const readTitles = async (folder: string): Promise<Title[]> =>
  Promise.all(listTitleFolders(folder).map(async (code) => readTitle(join(folder, code), code)))

const readTitle = async (folder: string, code: string): Promise<Title> => {
  // A title's file has the export with its name; the compiler checks it in the file.
  const { maths } = (await importFile(join(folder, 'maths.ts'))) as { maths: TitleData }
  const { listing } = (await importFile(join(folder, 'listing.ts'))) as { listing: OwnListing }
  if (maths.gameCode !== code) throw new Error(`${code}/maths.ts is the title ${maths.gameCode}`)
  const earlier = await readEarlier(folder, maths)
  const vectors = readVectors(join(folder, 'vectors.json'))
  return { maths, earlier, listing: completeListing(maths, listing), vectors }
}

/** `maths-1.ts` is the title as of version 1. Throws if a file is not the version it names. */
const readEarlier = async (folder: string, { gameCode, version }: TitleData) => {
  const files = readdirSync(folder).filter((file) => /^maths-\d+\.ts$/.test(file))
  return Promise.all(
    files.map(async (file) => {
      const { maths } = (await importFile(join(folder, file))) as { maths: TitleData } // as above
      const isIt = file === `maths-${maths.version}.ts` && maths.gameCode === gameCode
      if (isIt && maths.version < version) return maths
      throw new Error(`${gameCode}/${file} is ${maths.gameCode} in version ${maths.version}`)
    }),
  )
}

const importFile = async (path: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(path).href)

/** None if a new title's rounds have not been recorded yet. */
const readVectors = (path: string): TestVector[] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as TestVector[]) : [] // our own file
