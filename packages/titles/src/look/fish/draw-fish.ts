/** Colours of a fish, from back to belly. */
export type FishColours = {
  readonly back: string
  readonly side: string
  readonly belly: string
  readonly fin: string
  /** What its pattern is drawn in. */
  readonly mark?: string
}

export type FishShape = {
  readonly id: string
  readonly colours: FishColours
  /** From nose to tail, and above and below the middle, in 64ths of the drawing. */
  readonly length: number
  readonly up: number
  readonly down: number
  readonly tail: 'fork' | 'fan' | 'moon' | 'point'
  readonly tailSize?: number
  readonly dorsal?: 'low' | 'high' | 'sail' | 'spines' | 'shark' | 'long'
  readonly anal?: 'small' | 'long' | 'trail'
  readonly pattern?:
    | 'bands'
    | 'bars'
    | 'spots'
    | 'stripe'
    | 'scales'
    | 'lights'
    | 'maze'
    | 'eyespot'
  readonly mouth?: 'closed' | 'teeth' | 'jaw' | 'beak' | 'big'
  readonly eye?: number
  readonly eyeColour?: string
  /** More drawing behind and in front of the body. */
  readonly behind?: string
  readonly front?: string
}

const ink = '#0b1a2b'

export const gradient = (id: string, stops: readonly (readonly [number, string])[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`

export const glow = (id: string, colour: string): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="#fff"/><stop offset=".35" stop-color="${colour}"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

/** A shining eye. */
export const eye = (x: number, y: number, r: number, iris = '#f7d560'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><circle cx="${x}" cy="${y}" r="${r * 0.82}" fill="${iris}"/>` +
  `<circle cx="${x - r * 0.12}" cy="${y}" r="${r * 0.52}" fill="${ink}"/>` +
  `<circle cx="${x - r * 0.38}" cy="${y - r * 0.36}" r="${r * 0.26}" fill="#fff"/>`

/** A body of 64 by 64 as the content of a drawing of 32 by 32, with room at its edges for a tail that beats. */
export const drawing = (body: string): string =>
  `<g transform="translate(1 1) scale(.469)">${body}</g>`

const tailOf = ({ tail, tailSize: s = 14 }: FishShape, x: number): string => {
  const e = Math.min(63, x + s)
  switch (tail) {
    case 'fork':
      return `M${x - 4} 32C${x + 2} 28 ${e - 4} ${32 - s * 0.9} ${e} ${32 - s}C${e - 3} ${32 - s * 0.4} ${e - 5} 30 ${e - 6} 32C${e - 5} 34 ${e - 3} ${32 + s * 0.4} ${e} ${32 + s}C${e - 4} ${32 + s * 0.9} ${x + 2} 36 ${x - 4} 32Z`
    case 'fan':
      return `M${x - 4} 32C${x} 27 ${e - 4} ${32 - s * 0.85} ${e - 1} ${32 - s * 0.75}C${e + 1} ${32 - s * 0.3} ${e + 1} ${32 + s * 0.3} ${e - 1} ${32 + s * 0.75}C${e - 4} ${32 + s * 0.85} ${x} 37 ${x - 4} 32Z`
    case 'moon':
      return `M${x - 5} 32C${x} 30 ${x + s * 0.4} ${32 - s} ${e} ${32 - s * 1.35}C${e - s * 0.35} ${32 - s * 0.5} ${e - s * 0.45} 32 ${e - s * 0.2} ${32 + s * 0.95}C${x + s * 0.35} ${32 + s * 0.6} ${x} 34 ${x - 5} 32Z`
    case 'point':
      return `M${x - 6} 29C${x} 29 ${e - 4} 30 ${e} 32C${e - 4} 34 ${x} 35 ${x - 6} 35Z`
  }
}

const dorsalOf = ({ dorsal, up, length }: FishShape, nose: number): string => {
  const y = 32 - up
  const at = (part: number): number => nose + length * part
  switch (dorsal) {
    case 'low':
      return `M${at(0.35)} ${y + 2}C${at(0.45)} ${y - 5} ${at(0.62)} ${y - 6} ${at(0.74)} ${y - 2}L${at(0.84)} ${y + up * 0.62}Z`
    case 'high':
      return `M${at(0.34)} ${y + 3}C${at(0.5)} ${y - 10} ${at(0.7)} ${y - 14} ${at(0.92)} ${y - 15}C${at(0.82)} ${y - 6} ${at(0.84)} ${y} ${at(0.86)} ${y + up * 0.7}Z`
    case 'sail':
      return `M${at(0.26)} ${y + 3}C${at(0.3)} ${y - 10} ${at(0.5)} ${y - 12} ${at(0.66)} ${y - 7}C${at(0.72)} ${y - 3} ${at(0.78)} ${y + 2} ${at(0.84)} ${y + up * 0.6}Z`
    case 'spines':
      return [0.28, 0.38, 0.48, 0.58, 0.68, 0.77]
        .map((part, i) => {
          const h = [10, 14, 15, 14, 11, 8][i] ?? 8
          return `M${at(part) - 1.6} ${y + 5}L${at(part) + 3} ${y + 2 - h}L${at(part) + 2.4} ${y + 6}Z`
        })
        .join('')
    case 'shark':
      return `M${at(0.4)} ${y + 3}C${at(0.46)} ${y - 6} ${at(0.52)} ${y - 11} ${at(0.6)} ${y - 12}C${at(0.57)} ${y - 5} ${at(0.58)} ${y} ${at(0.64)} ${y + up * 0.5}Z`
    case 'long':
      return `M${at(0.45)} ${y + 2}C${at(0.55)} ${y - 4} ${at(0.8)} ${y - 3} ${at(0.95)} ${32 - 3.5}L${at(0.9)} 32Z`
    default:
      return ''
  }
}

const analOf = ({ anal = 'small', down, length }: FishShape, nose: number): string => {
  const y = 32 + down
  const at = (part: number): number => nose + length * part
  if (anal === 'long')
    return `M${at(0.45)} ${y - 2}C${at(0.55)} ${y + 4} ${at(0.8)} ${y + 3} ${at(0.95)} 35.5L${at(0.9)} 32Z`
  if (anal === 'trail')
    return `M${at(0.42)} ${y - 3}C${at(0.5)} ${y + 10} ${at(0.7)} ${y + 14} ${at(0.94)} ${y + 15}C${at(0.82)} ${y + 6} ${at(0.84)} ${y} ${at(0.86)} ${y - down * 0.7}Z`
  return `M${at(0.58)} ${y - 2}C${at(0.62)} ${y + 4} ${at(0.7)} ${y + 5} ${at(0.78)} ${y + 3}L${at(0.84)} ${y - down * 0.6}Z`
}

const patternOf = ({ pattern, colours, length, up, down }: FishShape, nose: number): string => {
  const mark = colours.mark ?? colours.back
  const at = (part: number): number => nose + length * part
  const bar = (part: number, w: number): string =>
    `<path d="M${at(part)} 0C${at(part) - 3} 20 ${at(part) - 3} 44 ${at(part)} 64h${w}C${at(part) + w - 3} 44 ${at(part) + w - 3} 20 ${at(part) + w} 0Z" fill="${mark}"/>`
  switch (pattern) {
    case 'bands':
      return bar(0.26, 6) + bar(0.55, 7) + bar(0.86, 5)
    case 'bars':
      return [0.3, 0.44, 0.58, 0.72, 0.85].map((part) => bar(part, 2.6)).join('')
    case 'stripe':
      return `<path d="M${nose} 31C${at(0.3)} 28.5 ${at(0.7)} 29 64 31.4v3C${at(0.7)} 33.6 ${at(0.3)} 33 ${nose} 34Z" fill="${mark}"/>`
    case 'eyespot':
      return (
        [0.36, 0.52, 0.68].map((part) => bar(part, 3.4)).join('') +
        `<circle cx="${at(0.93)}" cy="31" r="3.4" fill="#ffe27a"/><circle cx="${at(0.93)}" cy="31" r="2.1" fill="${ink}"/>`
      )
    case 'spots':
    case 'scales':
    case 'lights':
    case 'maze': {
      const parts: string[] = []
      for (let row = 0; row < 6; row += 1)
        for (let column = 0; column < 9; column += 1) {
          const x = at(0.24 + column * 0.085 + (row % 2) * 0.042)
          const y = 32 - up * 0.8 + (row * (up + down) * 0.8) / 5
          if (pattern === 'scales')
            parts.push(
              `<path d="M${x} ${y - 2}q3 2 0 4" fill="none" stroke="${mark}" stroke-width=".8" opacity=".55"/>`,
            )
          else if (pattern === 'spots' && (row * 5 + column * 3) % 4 < 2)
            parts.push(
              `<circle cx="${x}" cy="${y}" r="${1 + ((row + column) % 3) * 0.5}" fill="${mark}"/>`,
            )
          else if (pattern === 'maze')
            parts.push(
              `<path d="M${x - 2} ${y}q2 ${(row + column) % 2 ? 3 : -3} 4 0" fill="none" stroke="${mark}" stroke-width="1.1" stroke-linecap="round"/>`,
            )
          else if (pattern === 'lights' && row === 4)
            parts.push(
              `<circle cx="${x}" cy="${y}" r="2.6" fill="${mark}" opacity=".35"/><circle cx="${x}" cy="${y}" r="1.2" fill="#f3ffff"/>`,
            )
        }
      return parts.join('')
    }
    default:
      return ''
  }
}

const mouthOf = ({ mouth = 'closed', down }: FishShape, nose: number): string => {
  switch (mouth) {
    case 'closed':
      return `<path d="M${nose + 0.6} 34q3.4 2.4 6.4 .6" fill="none" stroke="${ink}" stroke-width="1.1" stroke-linecap="round" opacity=".75"/>`
    case 'beak':
      return `<path d="M${nose - 1} 32q-3 1 -2 3q4 1 6 -1z" fill="#ffd9a8" stroke="${ink}" stroke-width=".7"/>`
    case 'teeth':
      return (
        `<path d="M${nose} 34q5 5 11 2.6l-3.6 3.6q-5 .6 -7.4 -6.2z" fill="#3a0d12"/>` +
        `<path d="M${nose + 1} 35l1.6 2.4 1.4 -1.2 1.4 2 1.5 -1.6 1.4 1.4 1.3 -1.6z" fill="#fff"/>`
      )
    case 'jaw':
      return (
        `<path d="M${nose - 1} 30q8 1 14 6q-4 ${down * 0.8} -12 ${down * 0.55}q-5 -5 -2 -${6 + down * 0.3}z" fill="#2a0b17"/>` +
        `<path d="M${nose} 30.6l1.2 6 1.8 -5 1.8 6.4 1.6 -5.4 1.8 5.6 1.4 -4 1.4 3.4 1 -2.6z" fill="#f4fbff"/>` +
        `<path d="M${nose - 1} ${37 + down * 0.35}l2.2 -6 1.4 5.4 2 -6.4 1.6 6 2 -5 1.2 4.4z" fill="#f4fbff"/>`
      )
    case 'big':
      return `<path d="M${nose + 0.5} 36q6 5 13 1.4" fill="none" stroke="${ink}" stroke-width="1.8" stroke-linecap="round"/>`
  }
}

/** A fish that looks to the left, from its shape and colours. */
export const drawFish = (shape: FishShape): string => {
  const { id, colours, length, up, down } = shape
  const { tailSize: s = 14 } = shape
  const nose = 32 - (length + s) / 2
  const end = nose + length
  const body = `M${nose} 33C${nose + length * 0.1} ${32 - up * 0.75} ${nose + length * 0.28} ${32 - up} ${nose + length * 0.48} ${32 - up}C${nose + length * 0.72} ${32 - up} ${nose + length * 0.88} ${32 - up * 0.34} ${end} 29.6L${end} 34.6C${nose + length * 0.88} ${32 + down * 0.4} ${nose + length * 0.7} ${32 + down} ${nose + length * 0.46} ${32 + down}C${nose + length * 0.24} ${32 + down} ${nose + length * 0.08} ${32 + down * 0.7} ${nose} 33Z`
  const r = shape.eye ?? Math.max(2.4, Math.min(4, up * 0.26))
  const fins = `${dorsalOf(shape, nose)}${analOf(shape, nose)}`
  const rays = `fill="url(#f)" stroke="${colours.back}" stroke-width=".9" stroke-linejoin="round"`
  const px = nose + length * 0.36
  return drawing(
    `<defs>${gradient('b', [
      [0, colours.back],
      [0.45, colours.side],
      [1, colours.belly],
    ])}${gradient('f', [
      [0, colours.fin],
      [1, colours.back],
    ])}<clipPath id="c"><path d="${body}"/></clipPath></defs><!--${id}-->` +
      (shape.behind ?? '') +
      `<path d="${tailOf(shape, end)}" ${rays}/>` +
      (fins && `<path d="${fins}" ${rays}/>`) +
      `<path d="${body}" fill="url(#b)"/>` +
      `<g clip-path="url(#c)">${patternOf(shape, nose)}` +
      `<path d="M${nose} ${32 + down}Q32 ${32 + down * 0.45} 64 ${32 + down}V64H0Z" fill="${colours.back}" opacity=".22"/>` +
      `<path d="M${nose + length * 0.08} ${32 - up * 0.45}Q${nose + length * 0.42} ${32 - up * 1.02} ${nose + length * 0.78} ${32 - up * 0.42}" fill="none" stroke="#fff" stroke-width="${Math.max(1.4, up * 0.16)}" stroke-linecap="round" opacity=".38"/>` +
      `<path d="M${nose + length * 0.27} ${32 - up * 0.55}Q${nose + length * 0.33} 33 ${nose + length * 0.26} ${32 + down * 0.62}" fill="none" stroke="${colours.back}" stroke-width="1.2" opacity=".6"/></g>` +
      `<path d="${body}" fill="none" stroke="${colours.back}" stroke-width="1.1" stroke-linejoin="round"/>` +
      mouthOf(shape, nose) +
      eye(nose + length * 0.155, 32 - Math.max(1.5, up * 0.22), r, shape.eyeColour) +
      `<path d="M${px} 34C${px + 4} 33 ${px + 9} 36 ${px + 10} ${36 + down * 0.3}C${px + 6} ${37 + down * 0.3} ${px + 1} 38 ${px} 34Z" fill="${colours.fin}" stroke="${colours.back}" stroke-width=".8"/>` +
      (shape.front ?? ''),
  )
}
