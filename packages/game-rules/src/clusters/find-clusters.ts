import type { SlotWin } from '../reels/types.ts'
import type { CompiledClusters } from './compile.ts'

const seen = new Int32Array(64)
const stack = new Int16Array(256)
let round = 0

/**
 * What the clusters of a grid pay, in units; wilds belong to every cluster they touch. Marks the cells
 * of paying clusters with 1. With `spots` a cluster's payout is multiplied by the sum of its cells'
 * multipliers of 2 and more.
 */
export const payClusters = (
  game: CompiledClusters,
  grid: Uint8Array,
  marks: Uint8Array,
  {
    spots,
    wins,
  }: { readonly spots?: Int32Array | undefined; readonly wins?: SlotWin[] | undefined },
): number => {
  const { pays, cellCount, wild, scatter, title } = game
  marks.fill(0)
  seen.fill(0)
  round = 0
  let units = 0
  for (let cell = 0; cell < cellCount; cell += 1) {
    const symbol = grid[cell] ?? 0
    if (symbol === wild || symbol === scatter || (seen[cell] ?? 0) !== 0) continue
    const size = collect(game, grid, cell)
    if (size < title.clusterMin) continue
    const plain = pays[symbol * (cellCount + 1) + size] ?? 0
    if (plain === 0) continue
    let spotSum = 0
    for (let index = 0; index < size; index += 1) {
      const member = stack[index] ?? 0
      marks[member] = 1
      const spot = spots?.[member] ?? 0
      if (spot > 1) spotSum += spot
    }
    const won = plain * Math.max(1, spotSum)
    units += won
    wins?.push({
      symbol,
      count: size,
      cells: [...stack.subarray(0, size)].toSorted((a, b) => a - b),
      ...(spotSum > 1 ? { wildMultiplier: spotSum } : {}),
      units: won,
    })
  }
  return units
}

/** Fills the stack with the cluster of a cell and returns its size. */
const collect = (
  { neighbours, wild }: CompiledClusters,
  grid: Uint8Array,
  from: number,
): number => {
  const symbol = grid[from] ?? 0
  round += 1
  seen[from] = round
  stack[0] = from
  let size = 1
  for (let at = 0; at < size; at += 1) {
    const first = (stack[at] ?? 0) * 4
    for (let side = first; side < first + 4; side += 1) {
      const next = neighbours[side] ?? -1
      if (next < 0 || seen[next] === round) continue
      const shown = grid[next] ?? 0
      if (shown !== symbol && shown !== wild) continue
      seen[next] = round
      stack[size] = next
      size += 1
    }
  }
  return size
}
