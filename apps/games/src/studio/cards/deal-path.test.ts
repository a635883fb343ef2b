import { expect, it } from 'vitest'
import { place } from '../gl/vectors.ts'
import { cardAt, cardPlace, cardSize, flipMs, onlyPlace, shoeAt, slideMs } from './deal-path.ts'

const places = [
  ...([0, 1] as const).flatMap((hand) => [0, 1, 2].map((index) => cardPlace(hand, index))),
  onlyPlace(0),
  onlyPlace(1),
]

it('a card comes from the shoe with its face down, and lies in its place with its face up', () => {
  for (const one of places) {
    const first = cardAt(one, 0)
    expect(first.at).toEqual(shoeAt)
    expect(first.y[1]).toBeCloseTo(-1, 6)
    const last = cardAt(one, slideMs + flipMs)
    expect(last.at.map((part, axis) => Math.abs(part - (one.at[axis] ?? 0)))).toEqual(
      last.at.map(() => expect.closeTo(0, 6)),
    )
    expect(last.y[1]).toBeCloseTo(1, 6)
  }
})

it('no corner of a card ever passes through the table', () => {
  const corners = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => [a * cardSize.wide, 0, b * cardSize.long] as const),
  )
  for (const one of places) {
    for (let ms = 0; ms < slideMs + flipMs + 100; ms += 10) {
      for (const corner of corners) {
        expect(place(cardAt(one, ms), corner)[1]).toBeGreaterThanOrEqual(0)
      }
    }
  }
})

it('cards of different hands never lie on each other', () => {
  for (const left of [0, 1, 2].map((index) => cardPlace(0, index).at)) {
    for (const right of [0, 1, 2].map((index) => cardPlace(1, index).at)) {
      expect(right[0] - left[0]).toBeGreaterThan(2 * cardSize.long)
    }
  }
})
