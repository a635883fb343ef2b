/** Gases in their tubes, and the plate that they are mounted on. */
export const gases = {
  pink: '#ff3f9d',
  cyan: '#2bd9ff',
  yellow: '#ffc93a',
  green: '#45f2a0',
  violet: '#a877ff',
  red: '#ff4b3e',
} as const

export type Gas = keyof typeof gases

/** What is dark in a sign: the plate, its edge, the wall of the tile. */
export const darks = {
  plate: '#150e2b',
  edge: '#4a3880',
  wall: '#1c1338',
  mortar: '#2a1e4f',
} as const

/** A bent tube: path data on a square of 64, and how thick it is. */
export type Tube = { readonly gas: Gas; readonly data: string; readonly width: number }

export const tube = (gas: Gas, data: string, width = 2.6): Tube => ({ gas, data, width })

/** Path data of a tube bent into a ring. */
export const ring = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`

const stroked = (data: string, colour: string, width: number, rest = ''): string =>
  `<path d="${data}" stroke="${colour}" stroke-width="${width}"${rest}/>`

const lit = ({ gas, data, width }: Tube): string =>
  stroked(data, gases[gas], width) + stroked(data, '#fff', width * 0.36, ' stroke-opacity=".88"')

/** A sign, content of an `<svg viewBox="0 0 32 32">`: its plate follows the tubes, so that it is read on any ground. */
export const sign = (tubes: readonly Tube[]): string => {
  const paths = tubes.map(({ data }) => data)
  const outline = paths.join('')
  const closed = paths.filter((data) => data.endsWith('Z')).join('')
  const plate = (colour: string, width: number): string =>
    `<path d="${closed}" fill="${colour}"/>${stroked(outline, colour, width)}`
  return (
    `<defs><filter id="glow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.4"/></filter></defs>` +
    `<g transform="translate(1.9 1.9) scale(.44)" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    plate(darks.edge, 8.4) +
    plate(darks.plate, 7) +
    `<g filter="url(#glow)" opacity=".8">${tubes.map(({ gas, data, width }) => stroked(data, gases[gas], width * 1.9)).join('')}</g>` +
    `${tubes.map(lit).join('')}</g>`
  )
}
