import { describe, expect, test, vi } from 'vitest'
import { recordingBrush } from '../../testing/recording-brush.ts'
import type { Trend } from './count-trend.ts'
import { drawPictures } from './draw-pictures.ts'
import { barsHeight, cellWidthOf, drawBars, drawGrid, readInk, type Ink } from './draw-trend.ts'

const ink: Ink = {
  panel: 'panel',
  text: 'text',
  muted: 'muted',
  line: 'line',
  usual: 'usual',
  hot: 'hot',
  cold: 'cold',
  brand: 'brand',
  ball: 'ball',
  ballInk: 'ballInk',
}
const number = (value: number, count: number) => ({
  value,
  count,
  gap: 0,
  averageGap: 0,
  longestGap: 0,
  longestStreak: 0,
})
const trend = (counts: readonly number[], gaps: readonly (readonly number[])[] = []): Trend => ({
  draws: 100,
  chance: 0.1,
  expected: 10,
  numbers: counts.map((count, value) => number(value, count)),
  rows: gaps.map((ofRow, at) => ({ numero: `20260310-00${at}`, gaps: ofRow })),
})
const marks = { textOf: (value: number) => `n${value}`, hasPictures: false }
const shortOf = (numero: string) => numero.slice(-2)

test('columns share the width, but are never too narrow to read', () => {
  expect(cellWidthOf(58 + 300, 10)).toBe(30)
  expect(cellWidthOf(58 + 260, 10)).toBe(26)
  expect(cellWidthOf(58 + 259, 10)).toBe(26)
})

test('the inks are those of the page, in any theme', () => {
  const page = document.createElement('div')
  page.style.setProperty('--panel', ' #111 ')
  page.style.setProperty('--hot', '#f00')
  document.body.append(page)
  expect(readInk(page)).toMatchObject({ panel: '#111', hot: '#f00', text: '' })
})

describe('the bars', () => {
  const draw = (counts: readonly number[]) => {
    const recorded = recordingBrush()
    drawBars(recorded.brush, trend(counts), ink, { size: { width: 300, height: 150 }, marks })
    return recorded
  }

  test('are as tall as the count, coloured by its distance from the expected one', () => {
    const { of, texts } = draw([20, 10, 0])
    const bars = of('roundRect').map(({ args }) => args.slice(0, 4))
    expect(bars).toEqual([
      [16, 22, 68, 106],
      [116, 75, 68, 53],
      [216, 128, 68, 2],
    ])
    expect(of('fill').map((call) => call.ink)).toEqual(['hot', 'usual', 'cold'])
    expect(texts()).toEqual([
      ['20', 50, 16],
      ['n0', 50, 145],
      ['10', 150, 69],
      ['n1', 150, 145],
      ['0', 250, 122],
      ['n2', 250, 145],
    ])
    expect(of('fillText').map((call) => call.ink)).toEqual([
      'text',
      'text',
      'muted',
      'text',
      'text',
      'text',
    ])
  })

  test('have a dashed line at the expected count', () => {
    const { of } = draw([20, 10, 0])
    expect(of('moveTo').map(({ args }) => args)).toEqual([[0, 75]])
    expect(of('lineTo').map(({ args }) => args)).toEqual([[300, 75]])
    expect(of('setLineDash').map(({ args }) => args)).toEqual([[[4, 4]], [[]]])
    expect(of('clearRect').map(({ args }) => args)).toEqual([[0, 0, 300, 150]])
  })

  test('are measured by the expected count where all are below it', () => {
    expect(draw([5]).of('roundRect')[0]?.args[1]).toBe(75)
  })

  test('of picture dice are marked with the picture', () => {
    vi.stubGlobal('Path2D', function Path2D() {})
    const { brush, of, texts } = recordingBrush()
    drawBars(brush, trend([0, 20]), ink, {
      size: { width: 100, height: 150 },
      marks: { ...marks, hasPictures: true },
    })
    expect(of('translate').map(({ args }) => args)).toEqual([
      [15.5, 129],
      [65.5, 129],
    ])
    expect(of('restore')).toHaveLength(2)
    expect(texts().map(([text]) => text)).toEqual(['0', '20'])
  })
})

describe('the grid', () => {
  const gaps = [
    [0, 1, 1],
    [1, 0, 2],
    [2, 1, 0],
    [0, 2, 1],
  ]
  const view = { size: { width: 58 + 90, height: 28 * 5 }, left: 0, top: 0, marks, shortOf }
  const draw = (change: Partial<typeof view> = {}, of = gaps) => {
    const recorded = recordingBrush()
    drawGrid(recorded.brush, trend([1, 1, 1], of), ink, { ...view, ...change })
    return recorded
  }

  test('has a ball where a number came, and how long it has been absent elsewhere', () => {
    const { of, texts } = draw()
    expect(of('arc').map(({ args }) => args.slice(0, 3))).toEqual([
      [73, 42, 12],
      [103, 70, 12],
      [133, 98, 12],
      [73, 126, 12],
    ])
    expect(of('arc').every((call) => call.ink === 'ball')).toBe(true)
    expect(texts()).toEqual(
      expect.arrayContaining([
        ['1', 103, 46],
        ['1', 133, 46],
        ['2', 133, 74],
        ['n0', 73, 46.5],
        ['n2', 133, 18],
        ['00', 4, 46],
        ['03', 4, 130],
      ]),
    )
    expect(texts().filter(([text]) => text === '0')).toEqual([])
  })

  test('joins the balls with a line, where one number comes in each draw', () => {
    const path = (of = gaps, change = {}) =>
      draw(change, of)
        .of('lineTo')
        .filter((call) => call.ink === 'brand')
        .map(({ args }) => args)
    expect(path()).toEqual([
      [73, 42],
      [103, 70],
      [133, 98],
      [73, 126],
    ])
    expect(path([[0, 0, 1], ...gaps.slice(1)])).toEqual([])
    expect(path([[1, 1, 1], ...gaps.slice(1)])).toEqual([])
    // The first visible draw is joined to the one before it.
    expect(path(gaps, { top: 28 * 2, size: { width: 148, height: 56 } })[0]).toEqual([103, 14])
  })

  test('paints the visible part alone, and its heads do not scroll', () => {
    const many = Array.from({ length: 100 }, () => [0, 1, 1])
    const { of, texts } = draw({ top: 28 * 50, size: { width: 148, height: 56 } }, many)
    expect(of('arc')).toHaveLength(3)
    const numeros = texts().filter(([, x]) => x === 4)
    expect(numeros).toHaveLength(2)
    expect(numeros[0]?.[2]).toBe(46)
    expect(texts()).toEqual(expect.arrayContaining([['n2', 133, 18]]))
  })

  test('a column that scrolled below the heads has no heading there', () => {
    const { texts } = draw({ left: 20 })
    const heads = texts().filter(([, , y]) => y === 18)
    expect(heads.map(([text, x]) => [text, x])).toEqual([
      ['n1', 83],
      ['n2', 113],
    ])
  })

  test('every other row has a ground, and each a line below', () => {
    const { of } = draw()
    const lines = of('moveTo').filter((call) => call.ink === 'line')
    expect(lines.map(({ args }) => args)).toEqual([
      [58, 56],
      [58, 84],
      [58, 112],
      [58, 140],
    ])
    const grounds = of('fillRect').map(({ args }) => args)
    expect(grounds).toEqual([
      [0, 0, 58, 140],
      [0, 0, 148, 28],
    ])
  })
})

describe('the pictures', () => {
  const draw = async (rows: number, { context = true, blob = true } = {}) => {
    const made: ReturnType<typeof recordingBrush>[] = []
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => {
      if (!context) return null
      const recorded = recordingBrush()
      made.push(recorded)
      return recorded.brush
    }) as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(blob ? new Blob(['x']) : null),
    )
    const gaps = Array.from({ length: rows }, () => [0, 1, 1])
    const pictures = await drawPictures(document.body, trend([1, 1, 1], gaps), {
      title: 'Loteria',
      marks,
      shortOf,
    })
    return { pictures, made }
  }

  test('one has title, bars and grid', async () => {
    const { pictures, made } = await draw(3)
    expect(pictures).toHaveLength(1)
    const [whole] = made
    expect(whole?.texts()).toEqual([['Loteria', 16, 38]])
    expect(whole?.of('fillRect')[0]?.args).toEqual([0, 0, 720, 60 + barsHeight + 28 * 4 + 20])
    expect(whole?.of('drawImage').map(({ args }) => args.slice(1))).toEqual([
      [0, 60],
      [0, 60 + barsHeight],
    ])
    expect(made).toHaveLength(3)
  })

  test('further draws go into further columns', async () => {
    const { pictures, made } = await draw(251)
    expect(pictures).toHaveLength(1)
    expect(made[0]?.of('drawImage').map(({ args }) => args.slice(1))).toEqual([
      [0, 60],
      [0, 210],
      [360, 210],
    ])
    const numeros = made.slice(2).map((part) => part.texts().filter(([, x]) => x === 4).length)
    expect(numeros).toEqual([126, 125])
  })

  test('several are numbered', async () => {
    const { pictures, made } = await draw(4_000)
    const titles = made.flatMap((one) => one.texts().filter(([, x, y]) => x === 16 && y === 38))
    expect(pictures.length).toBeGreaterThan(1)
    expect(titles.map(([text]) => text)).toEqual(
      pictures.map((_, at) => `Loteria · ${at + 1}/${pictures.length}`),
    )
  })

  test.each([{ context: false }, { blob: false }])(
    'none where the browser cannot: %o',
    async (without) => {
      expect((await draw(3, without)).pictures).toEqual([])
    },
  )
})
