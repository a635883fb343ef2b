import type { WheelKind } from '@trevo/game-rules/roulette/types.ts'
import { colourOf, pocketText, pocketsOf } from '@trevo/game-rules/roulette/wheel.ts'
import { numbersPicture, picturesSize } from '../room/draw-pictures.ts'

const fills = { red: '#a5121f', black: '#0c0c0e', green: '#04703a' } as const
const deep = { red: '#5f0a12', black: '#050506', green: '#02401f' } as const

/** The ring of numbers and the floors of the pockets. */
export const drawNumbers = (pen: CanvasRenderingContext2D, wheel: WheelKind): void => {
  const pockets = pocketsOf(wheel)
  const width = picturesSize / pockets.length
  const [high, low] = [
    numbersPicture.numbersBottom * picturesSize,
    numbersPicture.pocketsBottom * picturesSize,
  ]
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (const [index, pocket] of pockets.entries()) {
    const x = index * width
    pen.fillStyle = fills[colourOf(pocket)]
    pen.fillRect(x, 0, width, high)
    pen.fillStyle = deep[colourOf(pocket)]
    pen.fillRect(x, high, width, low - high)
    pen.fillStyle = '#c79a4b'
    pen.fillRect(x - 1, 0, 2, high)
    pen.save()
    pen.translate(x + width / 2, high * 0.46)
    // The ring is wider outside than the picture is: the digits are drawn narrower.
    pen.scale(0.86, 1.5)
    pen.fillStyle = '#fff6e2'
    pen.font = '700 46px Georgia, "Times New Roman", serif'
    pen.fillText(pocketText(pocket), 0, 0)
    pen.restore()
  }
}

/** The wheel of the table, and what the felt says on its even chances. */
export type FeltText = {
  readonly wheel: WheelKind
  readonly even: string
  readonly odd: string
}

/** The table of numbers, from the corner of its place. */
export const drawFelt = (
  pen: CanvasRenderingContext2D,
  { wheel, even, odd }: FeltText,
  [width, height]: readonly [number, number],
): void => {
  pen.fillStyle = '#0d4a34'
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = '#e9d9ae'
  pen.lineWidth = 4
  const cell = width / 14
  const row = height / 5
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const write = (text: string, x: number, y: number, px: number, angle = 0): void => {
    pen.save()
    pen.translate(x, y)
    pen.rotate(angle)
    pen.font = `700 ${px}px Georgia, "Times New Roman", serif`
    pen.fillStyle = '#fff6e2'
    pen.fillText(text, 0, 0)
    pen.restore()
  }
  const zeros = pocketsOf(wheel)
    .filter((pocket) => colourOf(pocket) === 'green')
    .toReversed()
  for (const [index, zero] of zeros.entries()) {
    const high = (row * 3) / zeros.length
    pen.fillStyle = '#04703a'
    pen.fillRect(4, index * high + 4, cell - 4, high - 4)
    pen.strokeRect(4, index * high + 4, cell - 4, high - 4)
    write(pocketText(zero), cell / 2, index * high + high / 2, 74, -Math.PI / 2)
  }
  for (let number = 1; number <= 36; number += 1) {
    const x = cell * (1 + Math.floor((number - 1) / 3))
    const y = row * (2 - ((number - 1) % 3)) + 4
    pen.fillStyle = '#0d4a34'
    pen.strokeRect(x, y, cell, row - 4)
    pen.fillStyle = fills[colourOf(number)]
    pen.beginPath()
    pen.ellipse(x + cell / 2, y + row / 2, cell * 0.36, row * 0.4, 0, 0, 2 * Math.PI)
    pen.fill()
    write(String(number), x + cell / 2, y + row / 2, 64, -Math.PI / 2)
  }
  for (let line = 0; line < 3; line += 1) {
    pen.strokeRect(cell * 13, row * line + 4, cell - 6, row - 4)
    write('2:1', cell * 13.5, row * (line + 0.5) + 4, 50, -Math.PI / 2)
    pen.strokeRect(cell * (1 + 4 * line), row * 3, cell * 4, row - 4)
    write(`${line * 12 + 1} – ${line * 12 + 12}`, cell * (3 + 4 * line), row * 3.5, 66)
  }
  const outside = ['1–18', even, '◆', '◆', odd, '19–36']
  for (const [index, text] of outside.entries()) {
    pen.strokeRect(cell * (1 + 2 * index), row * 4, cell * 2, row - 6)
    if (index !== 2 && index !== 3) write(text, cell * (2 + 2 * index), row * 4.5, 58)
    else {
      pen.fillStyle = index === 2 ? fills.red : fills.black
      const [x, y] = [cell * (2 + 2 * index), row * 4.5]
      pen.beginPath()
      pen.moveTo(x - cell * 0.7, y)
      pen.lineTo(x, y - row * 0.36)
      pen.lineTo(x + cell * 0.7, y)
      pen.lineTo(x, y + row * 0.36)
      pen.fill()
      pen.stroke()
    }
  }
}
