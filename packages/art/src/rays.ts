/** Ray patterns in white, drawn around a centre; the tile fades them out with its mask. */
export type RayStyle = 1 | 2 | 3 | 4 | 5

type Centre = { readonly x: number; readonly y: number; readonly reach: number }

/** SVG paths of a pattern: sunburst, broad blades, fine rays, rings, whirl. */
export const rayPaths = (style: RayStyle, centre: Centre): string => {
  switch (style) {
    case 1:
      return wedges(centre, { step: 18, width: 7, from: 4 })
    case 2:
      return wedges(centre, { step: 30, width: 15, from: -7 })
    case 3:
      return wedges(centre, { step: 9, width: 3, from: 0 })
    case 4:
      return rings(centre)
    case 5:
      return whirl(centre)
    default:
      return style satisfies never
  }
}

const at = ({ x, y }: Centre, radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
}

const wedges = (centre: Centre, rays: { step: number; width: number; from: number }): string =>
  Array.from({ length: Math.round(360 / rays.step) }, (_, index) => {
    const start = rays.from + index * rays.step
    const [a, b] = [at(centre, centre.reach, start), at(centre, centre.reach, start + rays.width)]
    return `<path d="M${centre.x} ${centre.y}L${a}L${b}Z"/>`
  }).join('')

const rings = ({ x, y, reach }: Centre): string =>
  Array.from({ length: 9 }, (_, index) => {
    const radius = ((index + 1) * reach) / 9
    const width = (reach / 20).toFixed(1)
    return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill="none" stroke="#fff" stroke-width="${width}"/>`
  }).join('')

const whirl = (centre: Centre): string =>
  Array.from({ length: 14 }, (_, index) => {
    const start = (index * 360) / 14
    const far = centre.reach
    const outer = `${at(centre, far * 0.5, start + 6)} ${at(centre, far, start + 42)}`
    const back = `${at(centre, far * 0.5, start + 18)} ${centre.x} ${centre.y}`
    return `<path d="M${centre.x} ${centre.y}Q${outer}L${at(centre, far, start + 56)}Q${back}Z"/>`
  }).join('')
