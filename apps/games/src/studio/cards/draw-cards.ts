import { faceOfCode } from '../../widgets/table/face-of-code.ts'
import { picturesSize } from '../room/draw-pictures.ts'

/** Places for faces on the strip of pictures, and the back as the last. */
export const faceCount = 6
const across = faceCount + 1
const high = 0.1

/** The share of the canvas that a face takes: left, top, right, bottom. */
export const facePicture = (index: number): readonly [number, number, number, number] => [
  index / across + 0.002,
  0.001,
  (index + 1) / across - 0.002,
  high - 0.001,
]

const symbols = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' } as const
const serif = 'Georgia, "Times New Roman", serif'

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const boxOf = (index: number): Box => ({
  x: (index / across) * picturesSize,
  y: 0,
  width: picturesSize / across,
  height: high * picturesSize,
})

/** A face, drawn across: the strip is flatter than a card is long. */
export const drawFace = (pen: CanvasRenderingContext2D, index: number, code: string): void => {
  const { rank, suit } = faceOfCode(code)
  const { x, y, width, height } = boxOf(index)
  const colour = suit === 'hearts' || suit === 'diamonds' ? '#b3131f' : '#15161a'
  pen.save()
  pen.beginPath()
  pen.rect(x, y, width, height)
  pen.clip()
  pen.fillStyle = '#f6f2e8'
  pen.fillRect(x, y, width, height)
  pen.translate(x + width / 2, y + height / 2)
  // The length of the card runs along the strip's width.
  pen.rotate(Math.PI / 2)
  pen.fillStyle = colour
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const [half, long] = [height / 2, width / 2]
  pen.font = `150px ${serif}`
  pen.fillText(symbols[suit], 0, 14)
  for (const side of [0, 1]) {
    pen.save()
    pen.rotate(side * Math.PI)
    pen.font = `700 78px ${serif}`
    pen.fillText(rank, -half + 46, -long + 52)
    pen.font = `54px ${serif}`
    pen.fillText(symbols[suit], -half + 46, -long + 112)
    pen.restore()
  }
  pen.restore()
}

/** The backs of all cards. */
export const drawBack = (pen: CanvasRenderingContext2D): void => {
  const { x, y, width, height } = boxOf(faceCount)
  pen.fillStyle = '#f2e9d2'
  pen.fillRect(x, y, width, height)
  pen.fillStyle = '#6d1024'
  pen.fillRect(x + 14, y + 14, width - 28, height - 28)
  pen.strokeStyle = 'rgb(226 176 92 / 0.75)'
  pen.lineWidth = 3
  pen.save()
  pen.beginPath()
  pen.rect(x + 22, y + 22, width - 44, height - 44)
  pen.clip()
  pen.strokeRect(x + 22, y + 22, width - 44, height - 44)
  for (let step = -height; step < width + height; step += 26) {
    pen.beginPath()
    pen.moveTo(x + step, y)
    pen.lineTo(x + step + height, y + height)
    pen.moveTo(x + step + height, y)
    pen.lineTo(x + step, y + height)
    pen.stroke()
  }
  pen.restore()
}

/** The felt: a field for each hand under its name. */
export const drawHandsFelt = (
  pen: CanvasRenderingContext2D,
  [width, height]: readonly [number, number],
  names: readonly [string, string],
): void => {
  pen.fillStyle = '#0d4a34'
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = '#e9d9ae'
  pen.fillStyle = '#f3e4b8'
  pen.lineWidth = 5
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (const [index, name] of names.entries()) {
    const middle = width * (index === 0 ? 0.28 : 0.72)
    pen.beginPath()
    pen.roundRect(middle - width * 0.17, height * 0.3, width * 0.34, height * 0.64, 34)
    pen.stroke()
    pen.font = `700 92px ${serif}`
    pen.fillText(name.toLocaleUpperCase(), middle, height * 0.17)
  }
  pen.beginPath()
  pen.moveTo(width / 2, height * 0.3)
  pen.lineTo(width / 2, height * 0.94)
  pen.stroke()
}
