import type { PublishedFigures } from '@trevo/game-rules/slots/published-figures.ts'
import type { Plugin } from 'vite'
import type { AtlasSheet } from '../src/runtime/atlas.ts'

/** What the build knows of a title and its folder does not say. */
export type TitleParts = {
  readonly sheet: AtlasSheet
  readonly figures: PublishedFigures
}

const one = 'virtual:title/'

/** `virtual:titles`: what loads each title, by its code. */
export const loadersOf = (codes: readonly string[]): string => {
  const rows = codes.map((code) => `  ${JSON.stringify(code)}: () => import('${one}${code}'),`)
  return ['export const titleLoaders = {', ...rows, '}'].join('\n')
}

/** `virtual:title/<code>`: a title's folder and what was made of it, as one chunk. */
const titleOf = (code: string, { sheet, figures }: TitleParts): string =>
  [
    `export { maths } from '@trevo/titles/${code}/maths.ts'`,
    `export { theme } from '@trevo/titles/${code}/theme.ts'`,
    `export const sheet = ${JSON.stringify(sheet)}`,
    `export const figures = ${JSON.stringify(figures)}`,
  ].join('\n')

/** `all-titles.ts` of the titles without a directory to read. */
const allTitlesOf = (codes: readonly string[]): string => {
  const imports = codes.flatMap((code, index) => [
    `import { maths as maths${index} } from '@trevo/titles/${code}/maths.ts'`,
    `import { listing as listing${index} } from '@trevo/titles/${code}/listing.ts'`,
    `import vectors${index} from '@trevo/titles/${code}/vectors.json'`,
  ])
  const rows = codes.map(
    (_, index) => `  { maths: maths${index}, listing: listing${index}, vectors: vectors${index} },`,
  )
  return [...imports, 'export const allTitles = [', ...rows, ']'].join('\n')
}

/** Serves the modules of all titles, as their folders say and nothing else. */
export const titleModules = (titles: ReadonlyMap<string, TitleParts>): Plugin => {
  const codes = [...titles.keys()]
  return {
    name: 'trevo-titles',
    resolveId: (id) => (id === 'virtual:titles' || id.startsWith(one) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === '\0virtual:titles') return loadersOf(codes)
      if (id.endsWith('/packages/titles/src/all-titles.ts')) return allTitlesOf(codes)
      if (!id.startsWith(`\0${one}`)) return undefined
      const code = id.slice(one.length + 1)
      const parts = titles.get(code)
      if (!parts) throw new Error(`no drawings were made for ${code}`)
      return titleOf(code, parts)
    },
  }
}
