import { indexOfKind, payTableOf, symbolTableOf } from '../reels/weights.ts'
import type { ClustersTitle } from './types.ts'

/** A title prepared for playing. */
export type CompiledClusters = {
  readonly title: ClustersTitle
  readonly cellCount: number
  readonly base: Uint8Array
  readonly free: Uint8Array
  /** By `symbol * (cellCount + 1) + size`. */
  readonly pays: Int32Array
  readonly wild: number
  readonly scatter: number
  /** Neighbours of a cell, four per cell, -1 beyond the edge. */
  readonly neighbours: Int16Array
  /** The grid on which a spin is played; reused, because a spin is over before the next begins. */
  readonly grid: Uint8Array
}

const compiledTitles = new WeakMap<ClustersTitle, CompiledClusters>()

/** Computes the tables of a title once and keeps them. */
export const compileClusters = (title: ClustersTitle): CompiledClusters => {
  const known = compiledTitles.get(title)
  if (known) return known
  const cellCount = title.columnCount * title.rowCount
  const compiled: CompiledClusters = {
    title,
    cellCount,
    base: symbolTableOf(title.symbols, title.weights),
    free: symbolTableOf(title.symbols, title.freeSpins?.weights ?? title.weights),
    pays: payTableOf(title.symbols, { stride: cellCount + 1, orMore: true }),
    wild: indexOfKind(title.symbols, 'wild'),
    scatter: indexOfKind(title.symbols, 'scatter'),
    neighbours: neighboursOf(title),
    grid: new Uint8Array(cellCount),
  }
  compiledTitles.set(title, compiled)
  return compiled
}

const neighboursOf = ({ columnCount, rowCount }: ClustersTitle): Int16Array => {
  const neighbours = new Int16Array(columnCount * rowCount * 4).fill(-1)
  for (let cell = 0; cell < columnCount * rowCount; cell += 1) {
    const row = cell % rowCount
    if (row > 0) neighbours[cell * 4] = cell - 1
    if (row < rowCount - 1) neighbours[cell * 4 + 1] = cell + 1
    if (cell >= rowCount) neighbours[cell * 4 + 2] = cell - rowCount
    if (cell + rowCount < columnCount * rowCount) neighbours[cell * 4 + 3] = cell + rowCount
  }
  return neighbours
}
