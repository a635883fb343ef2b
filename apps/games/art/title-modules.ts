import type { PublishedFigures } from '@trevo/game-rules/slots/published-figures.ts'
import type { Plugin } from 'vite'
import type { AtlasSheet } from '../src/runtime/atlas.ts'

/** What the build knows about a title beyond its folder. */
export type TitleParts = {
  readonly family: string
  /** Name of the board that shows it. */
  readonly board: string
  readonly sheet: AtlasSheet
  /** What was measured of a slot of `slots`. */
  readonly figures: PublishedFigures | undefined
}

const one = 'virtual:title/'

/** `virtual:titles`: what loads each title, by its code. */
export const loadersOf = (codes: readonly string[]): string => {
  const rows = codes.map((code) => `  ${JSON.stringify(code)}: () => import('${one}${code}'),`)
  return ['export const titleLoaders = {', ...rows, '}'].join('\n')
}

/**
 * `virtual:title/<code>`: a title's folder, its built drawings, and the board of its family, as one
 * chunk; titles of a family share the board's. The engine is loaded when first needed.
 */
const titleOf = (code: string, { family, board, sheet, figures }: TitleParts): string =>
  [
    `export { maths } from '@trevo/titles/${code}/maths.ts'`,
    `export { theme } from '@trevo/titles/${code}/theme.ts'`,
    `export { createBoard } from '/src/families/${board}/board.ts'`,
    `export const loadEngine = () => import('@trevo/game-rules/${family}/engine.ts')`,
    `export const sheet = ${JSON.stringify(sheet)}`,
    ...(figures ? [`export const figures = ${JSON.stringify(figures)}`] : []),
  ].join('\n')

/** A title whose rounds the verifier can check, if some were recorded. */
export type VerifiedTitle = { readonly code: string; readonly isRecorded: boolean }

/** `all-titles.ts` of the titles, without reading a directory. */
const allTitlesOf = (titles: readonly VerifiedTitle[]): string => {
  const imports = titles.flatMap(({ code, isRecorded }, index) => [
    `import { maths as maths${index} } from '@trevo/titles/${code}/maths.ts'`,
    `import { listing as listing${index} } from '@trevo/titles/${code}/listing.ts'`,
    isRecorded
      ? `import vectors${index} from '@trevo/titles/${code}/vectors.json'`
      : `const vectors${index} = []`,
  ])
  const rows = titles.map(
    (_, index) =>
      `  { maths: maths${index}, listing: completeListing(maths${index}, listing${index}), vectors: vectors${index} },`,
  )
  const complete = `import { completeListing } from '@trevo/titles/complete-listing.ts'`
  return [complete, ...imports, 'export const allTitles = [', ...rows, ']'].join('\n')
}

/**
 * Serves the modules of all titles, strictly by their folders. `verified` are the titles that the verifier knows,
 * `titles` those that can be played.
 */
export const titleModules = (
  verified: readonly VerifiedTitle[],
  titles: ReadonlyMap<string, TitleParts>,
): Plugin => {
  return {
    name: 'trevo-titles',
    resolveId: (id) => (id === 'virtual:titles' || id.startsWith(one) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === '\0virtual:titles') return loadersOf([...titles.keys()])
      if (id.endsWith('/packages/titles/src/all-titles.ts')) return allTitlesOf(verified)
      if (!id.startsWith(`\0${one}`)) return undefined
      const code = id.slice(one.length + 1)
      const parts = titles.get(code)
      if (!parts) throw new Error(`no drawings were made for ${code}`)
      return titleOf(code, parts)
    },
  }
}

const seats = 'virtual:card-seats'

/** `virtual:card-seats`: the picture of the animals that mark seats at card tables. */
export const cardSeatsModule = (sheet: AtlasSheet): Plugin => ({
  name: 'trevo-card-seats',
  resolveId: (id) => (id === seats ? `\0${seats}` : undefined),
  load: (id) => (id === `\0${seats}` ? `export const sheet = ${JSON.stringify(sheet)}` : undefined),
})
