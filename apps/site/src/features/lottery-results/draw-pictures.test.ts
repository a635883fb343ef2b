import { describe, expect, it } from 'vitest'
import { layoutPictures } from './draw-pictures.ts'

/** The rows of every picture, in order. */
const rowsOf = (rows: number, numbers: number): number[][] => {
  const { columnRows, pictures } = layoutPictures(rows, numbers)
  return pictures.map((columns) =>
    columns.flatMap((first) =>
      Array.from({ length: Math.min(columnRows, rows - first) }, (_, index) => first + index),
    ),
  )
}

describe('the pictures of a trend', () => {
  it.each([
    [1, 10],
    [30, 80],
    [250, 10],
    [251, 49],
    [1_000, 6],
    [1_000, 10],
    [1_000, 49],
    [1_000, 80],
  ])('%i draws of %i numbers are included, each once and in order', (rows, numbers) => {
    const shown = rowsOf(rows, numbers).flat()
    expect(shown).toEqual(Array.from({ length: rows }, (_, index) => index))
  })

  it('a thousand draws of ten numbers are one picture; of eighty, several', () => {
    expect(layoutPictures(1_000, 10).pictures).toHaveLength(1)
    expect(layoutPictures(1_000, 80).pictures).toHaveLength(4)
    expect(layoutPictures(100, 80).pictures).toHaveLength(1)
  })

  it('none has more pixels than a phone’s browser can draw', () => {
    for (const numbers of [6, 10, 25, 49, 60, 80]) {
      const { columnWidth, columnRows, pictures } = layoutPictures(1_000, numbers)
      const widest = Math.max(...pictures.map((columns) => columns.length))
      expect(widest * columnWidth * (columnRows + 1) * 28).toBeLessThan(16_000_000)
    }
  })
})
