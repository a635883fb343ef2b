/** Rows, middle, top, bottom, and both diagonals of a 3×3 grid, as rows by reel. */
export const fiveLines: readonly (readonly number[])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
]

/** The twenty lines of a 5×3 grid, as rows by reel. */
export const twentyLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 2, 1, 0, 1],
  [1, 0, 1, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
]

/** The first ten of the twenty lines. */
export const tenLines: readonly (readonly number[])[] = twentyLines.slice(0, 10)

/** The twenty lines and five more that cross the grid. */
export const twentyFiveLines: readonly (readonly number[])[] = [
  ...twentyLines,
  [2, 0, 0, 0, 2],
  [1, 0, 2, 0, 1],
  [1, 2, 0, 2, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
]

/** Every way from left to right through a 3×3 grid. */
export const twentySevenLines: readonly (readonly number[])[] = [0, 1, 2].flatMap((first) =>
  [0, 1, 2].flatMap((second) => [0, 1, 2].map((third) => [first, second, third])),
)
