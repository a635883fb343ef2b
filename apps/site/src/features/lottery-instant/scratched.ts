/** The coating of a ticket: which of its small squares are scratched off. Pure, so that touch and keyboard share it. */

/** Fields in a row, and squares of a field along each side. */
const fieldsAcross = 3
const squaresAcross = 5
/** A field counts as open when this part of it is scratched. */
const openFrom = 0.45

export type Coating = { readonly squares: readonly ReadonlySet<number>[] }

export const fullCoating = (): Coating => ({
  squares: Array.from({ length: fieldsAcross ** 2 }, () => new Set<number>()),
})

/** Whether so much of the field is scratched that its amount can be read. */
export const isOpen = ({ squares }: Coating, field: number): boolean =>
  (squares[field]?.size ?? 0) >= openFrom * squaresAcross ** 2

export const isAllOpen = (coating: Coating): boolean =>
  coating.squares.every((_, field) => isOpen(coating, field))

const allSquares = new Set(Array.from({ length: squaresAcross ** 2 }, (_, index) => index))

export const openField = ({ squares }: Coating, field: number): Coating => ({
  squares: squares.with(field, allSquares),
})

export const openAll = (): Coating => ({
  squares: Array.from({ length: fieldsAcross ** 2 }, () => allSquares),
})

/** Scratches a round spot. All lengths are parts of the coating's width and height, from 0 to 1. */
export const scratchAt = (
  coating: Coating,
  spot: { readonly x: number; readonly y: number },
  radius: number,
): Coating => {
  const perSide = fieldsAcross * squaresAcross
  const found = coating.squares.map((scratched) => new Set(scratched))
  for (let row = 0; row < perSide; row += 1) {
    for (let column = 0; column < perSide; column += 1) {
      const [x, y] = [(column + 0.5) / perSide, (row + 0.5) / perSide]
      if (Math.hypot(x - spot.x, y - spot.y) > radius) continue
      const field =
        Math.floor(row / squaresAcross) * fieldsAcross + Math.floor(column / squaresAcross)
      found[field]?.add((row % squaresAcross) * squaresAcross + (column % squaresAcross))
    }
  }
  return { squares: found }
}
