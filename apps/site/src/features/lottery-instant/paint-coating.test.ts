import { beforeEach, expect, test, vi } from 'vitest'
import { recordingBrush } from '../../testing/recording-brush.ts'
import { paintCoating, wipe } from './paint-coating.ts'

const inks = { from: '#b9c8d3', to: '#e9f0f4', ink: 'rgb(22 64 92 / 0.28)', stamp: 'M0 0h9' }

class StandInPath {
  readonly drawn: string
  constructor(drawn: string) {
    this.drawn = drawn
  }
}

const canvasWith = (brush: CanvasRenderingContext2D | null): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.getContext = (() => brush) as never
  return canvas
}

beforeEach(() => vi.stubGlobal('Path2D', StandInPath))

test('the coating covers the whole ticket, and its stamps reach every edge', () => {
  const { brush, of } = recordingBrush()
  const canvas = canvasWith(brush)
  paintCoating(canvas, inks)
  const [foil] = of('fillRect')
  expect(foil?.args).toEqual([0, 0, canvas.width, canvas.height])
  const stamps = of('fill')
  expect(stamps.every(({ ink }) => ink === inks.ink)).toBe(true)
  expect(stamps.map(({ args: [stamp] }) => stamp)).toEqual(
    stamps.map(() => new StandInPath('M0 0h9')),
  )
  const places = of('setTransform').slice(0, -1)
  for (const edge of [4, 5]) {
    const along = places.map(({ args }) => Number(args[edge]))
    expect(Math.min(...along)).toBeLessThanOrEqual(0)
    expect(Math.max(...along)).toBeGreaterThan(canvas.width - 90)
  }
})

test('a stroke takes off what is under a fingertip, in pixels of the canvas', () => {
  const { brush, of } = recordingBrush()
  const canvas = canvasWith(brush)
  paintCoating(canvas, inks)
  wipe(canvas, { x: 0, y: 0.5 }, { x: 0.5, y: 0.5 }, 0.1)
  expect(of('moveTo').map(({ args }) => args)).toEqual([[0, 360]])
  expect(of('lineTo').map(({ args }) => args)).toEqual([[360.1, 360]])
  expect(brush.lineWidth).toBe(144)
  // What is drawn afterwards is not taken off.
  expect(brush.globalCompositeOperation).toBe('source-over')
})

test('without a canvas nothing is drawn, and the fields can still be opened', () => {
  const canvas = canvasWith(null)
  expect(() => {
    paintCoating(canvas, inks)
    wipe(canvas, { x: 0, y: 0 }, { x: 1, y: 1 }, 0.1)
  }).not.toThrow()
})
