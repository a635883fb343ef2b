import type { Workshop } from './build-pictures.ts'
import { readIconSet } from './drawings.ts'

/** Two-letter names are countries; longer ones are regions, languages and fun. */
const country = /^[a-z]{2}$/

/** `flag/<country>.svg`: the round flag of each country, by its two-letter code in lower case. */
export const buildFlags = async ({ pictures }: Workshop): Promise<void> => {
  const { icons, aliases = {}, width = 512, height = 512 } = await readIconSet('circle-flags')
  for (const name of [...Object.keys(icons), ...Object.keys(aliases)]) {
    const icon = icons[name] ?? icons[aliases[name]?.parent ?? '']
    if (!icon || !country.test(name)) continue
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`
    await pictures.keep(`flag/${name}.svg`, svg, async () => Buffer.from(svg))
  }
}
