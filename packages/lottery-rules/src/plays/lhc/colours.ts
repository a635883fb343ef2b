/** Colours of the 49 balls, by code: red 1 (17 balls), blue 2 (16), green 3 (16). */
export const colourBalls: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46],
  2: [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48],
  3: [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49],
}

export const colourOf = (ball: number): number =>
  Number(Object.keys(colourBalls).find((colour) => colourBalls[Number(colour)]?.includes(ball)))
