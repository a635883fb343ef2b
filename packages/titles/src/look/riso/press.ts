/** Three spot inks on soft paper; where two lie on each other a further colour is seen. */
export const spotInks = {
  yellow: '#ffd338',
  pink: '#ff5a9e',
  blue: '#2f62c4',
  paper: '#fdf5e6',
} as const

export type SpotInk = Exclude<keyof typeof spotInks, 'paper'>

/** What one drum prints, as path data on a square of 64: solid, and as a screen of dots. */
export type Plate = { readonly solid?: string; readonly dots?: string }

/** Paper shows around `outline`; each ink has a plate. */
export type Master = { readonly outline: string } & Readonly<Partial<Record<SpotInk, Plate>>>

/** How far each drum misses its place. */
const offsets = { yellow: '-.7 .6', pink: '.8 -.3', blue: '0 0' } as const

/** Degrees of each screen, so that dots do not fall on dots. */
const angles = { yellow: 0, pink: 72, blue: 45 } as const

/** The screen of one ink as a pattern; `size` is the distance of its dots. */
export const screen = (ink: SpotInk, size: number): string => {
  const middle = size / 2
  return (
    `<pattern id="${ink}-dots" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angles[ink]})">` +
    `<circle cx="${middle}" cy="${middle}" r="${size * 0.36}" fill="${spotInks[ink]}"/></pattern>`
  )
}

/** Numbers that look random but are the same each time. */
const steady = (index: number): number => {
  const wave = Math.sin(index * 127.1 + 31.7) * 43_758.545
  return wave - Math.floor(wave)
}

/** Where ink did not take: specks of paper, on a square of `size`. */
export const grain = (size: number): string => {
  const specks = Array.from({ length: 22 }, (_, index) => {
    const [along, down] = [steady(index), steady(index + 40)]
    const radius = (index % 5 === 0 ? 0.024 : 0.013) * size
    return `<circle cx="${(along * size).toFixed(2)}" cy="${(down * size).toFixed(2)}" r="${radius.toFixed(2)}"/>`
  })
  return `<pattern id="grain" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g fill="${spotInks.paper}">${specks.join('')}</g></pattern>`
}

/** One ink over what is printed already. */
export const inked = (ink: SpotInk, { solid, dots }: Plate): string =>
  `<g transform="translate(${offsets[ink]})" style="mix-blend-mode:multiply">` +
  (solid ? `<path d="${solid}" fill="${spotInks[ink]}" fill-rule="evenodd"/>` : '') +
  (dots ? `<path d="${dots}" fill="url(#${ink}-dots)" fill-rule="evenodd"/>` : '') +
  '</g>'

const drums = ['yellow', 'pink', 'blue'] as const

/** A print, content of an `<svg viewBox="0 0 32 32">`, cut out of its paper with a margin. */
export const pull = (master: Master): string => {
  const used = drums.filter((ink) => master[ink])
  return (
    `<defs>${drums.map((ink) => screen(ink, 2.7)).join('')}${grain(19)}</defs><g transform="translate(1.9 1.9) scale(.44)">` +
    `<path d="${master.outline}" fill="${spotInks.paper}" stroke="${spotInks.paper}" stroke-width="6.5" stroke-linejoin="round"/>` +
    used.map((ink) => inked(ink, master[ink] ?? {})).join('') +
    `<path d="${master.outline}" fill="url(#grain)" opacity=".75"/></g>`
  )
}
