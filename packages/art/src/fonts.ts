import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** Characters needed for Portuguese and English, with currency signs, arrows and typographic marks. */
const latin = (() => {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
  return `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ–—‘’‚“”„†•…‰‹›€™−×÷←↑→↓`
})()

type FontRecipe = {
  readonly file: string
  readonly from: string
  /** The one weight to keep; if absent, the whole axis is kept. */
  readonly wght?: number
}

export const fontRecipes: readonly FontRecipe[] = [
  {
    file: 'fonts/display.woff2',
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    // For headings and names only: one weight is two fifths smaller than the axis from 700 to 800.
    wght: 800,
  },
  {
    file: 'fonts/text.woff2',
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  },
]

export const readFont = (recipe: FontRecipe): Promise<Buffer> =>
  readFile(createRequire(import.meta.url).resolve(recipe.from))

/** The font subset to Latin and the weights that the design uses, as WOFF2. */
export const subsetOf = (font: Buffer, recipe: FontRecipe): Promise<Buffer> =>
  subsetFont(font, latin, {
    targetFormat: 'woff2',
    ...(recipe.wght !== undefined && { variationAxes: { wght: recipe.wght } }),
  })
