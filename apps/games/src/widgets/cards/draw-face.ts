import { svg } from '../../controls/svg.ts'
import { isRed, type Face, type Rank, type Suit } from './face.ts'

/** Outlines on a 20 by 20 grid, the middle at 10, 10. */
const suitPaths: Readonly<Record<Suit, string>> = {
  hearts:
    'M10 18C4.6 13.6 1.6 10.6 1.6 7A4.3 4.3 0 0 1 6 2.6c1.7 0 3.2.9 4 2.3.8-1.4 2.3-2.3 4-2.3A4.3 4.3 0 0 1 18.4 7c0 3.6-3 6.6-8.4 11z',
  diamonds:
    'M10 1.4C11.9 4.6 14.2 7.4 17 10c-2.8 2.6-5.1 5.4-7 8.6C8.1 15.4 5.8 12.6 3 10c2.8-2.6 5.1-5.4 7-8.6z',
  spades:
    'M10 1.6c4.3 3.7 8.2 6.5 8.2 10a3.9 3.9 0 0 1-7 2.4c.1 2 .7 3.3 2 4.4H6.8c1.3-1.1 1.9-2.4 2-4.4a3.9 3.9 0 0 1-7-2.4c0-3.5 4-6.3 8.2-10z',
  clubs:
    'M10 1.8a3.9 3.9 0 0 1 3.2 6.1 3.9 3.9 0 1 1-2 6c.1 2.1.7 3.4 2 4.5H6.8c1.3-1.1 1.9-2.4 2-4.5a3.9 3.9 0 1 1-2-6A3.9 3.9 0 0 1 10 1.8z',
}

export const suitColour = (face: Face): string => (isRed(face) ? '#d8283f' : '#17202b')

/** A suit's drawing in a square. */
export const drawSuit = (
  suit: Suit,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): SVGElement => {
  const scale = size / 20
  return svg('path', {
    d: suitPaths[suit],
    fill,
    transform: `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`,
  })
}

/** Rows from the top, 0 to 1, of each column of pips: left, middle, right. */
const pips: Partial<Record<Rank, readonly [readonly number[], readonly number[]]>> = {
  '2': [[], [0, 1]],
  '3': [[], [0, 0.5, 1]],
  '4': [[0, 1], []],
  '5': [[0, 1], [0.5]],
  '6': [[0, 0.5, 1], []],
  '7': [[0, 0.5, 1], [0.25]],
  '8': [
    [0, 0.5, 1],
    [0.25, 0.75],
  ],
  '9': [[0, 1 / 3, 2 / 3, 1], [0.5]],
  '10': [
    [0, 1 / 3, 2 / 3, 1],
    [1 / 6, 5 / 6],
  ],
}

const top = 34
const foot = 106

/** The face of a card on 100 by 140, without its paper. */
export const drawFace = (face: Face): SVGSVGElement => {
  const fill = suitColour(face)
  const picture = svg('svg', { viewBox: '0 0 100 140', 'aria-hidden': 'true', class: 'card-face' })
  picture.append(drawCorner(face, fill), turned(drawCorner(face, fill)))
  if (face.rank === 'A') {
    picture.append(drawSuit(face.suit, { x: 50, y: 70, size: 52, fill }))
  } else if (face.rank === 'J' || face.rank === 'Q' || face.rank === 'K') {
    void addCourt(picture, face.rank, face)
  } else picture.append(...drawPips(face, fill))
  return picture
}

/** Jack, queen and king are loaded with the first of them; until then, or without them, the corners name the card. */
const addCourt = async (
  picture: SVGSVGElement,
  rank: 'J' | 'Q' | 'K',
  face: Face,
): Promise<void> => {
  const loaded = await import('./draw-court.ts').catch(() => undefined)
  if (loaded) picture.append(loaded.drawCourt(rank, face))
}

const drawCorner = ({ rank, suit }: Face, fill: string): SVGElement => {
  const letter = svg('text', { x: 15, y: 25, fill, class: 'card-rank', 'text-anchor': 'middle' })
  if (rank === '10') letter.setAttribute('textLength', '22')
  letter.textContent = rank
  return svg('g', {}, letter, drawSuit(suit, { x: 15, y: 38, size: 17, fill }))
}

const turned = (element: SVGElement): SVGElement =>
  svg('g', { transform: 'rotate(180 50 70)' }, element)

const drawPips = ({ rank, suit }: Face, fill: string): SVGElement[] => {
  const [sides, middle] = pips[rank] ?? [[], []]
  const spots = [
    ...sides.flatMap((row) => [
      [35, row],
      [65, row],
    ]),
    ...middle.map((row) => [50, row]),
  ]
  return spots.map(([x = 50, row = 0]) => {
    const pip = drawSuit(suit, { x, y: top + (foot - top) * row, size: 21, fill })
    return row > 0.5
      ? svg('g', { transform: `rotate(180 ${x} ${top + (foot - top) * row})` }, pip)
      : pip
  })
}
