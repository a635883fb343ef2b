/**
 * Repeatable chance for tests: a linear congruential generator (Numerical Recipes, 3rd ed., §7.1, "quick and dirty").
 * @returns a function that gives a whole number from 0 to below its argument
 */
export const randomOf = (seed: number): ((below: number) => number) => {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
