import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createHmacKey } from '@trevo/vendor-kit/signing/keys.ts'
import { askChild, endChild, startChild } from '../http/child.ts'
import { playPairs } from '../http/play-pairs.ts'
import type { Served } from '../http/serve.ts'
import { signPairs } from '../http/sign-pairs.ts'
import type { Tool } from '../tools/find-tool.ts'
import type { ReadOrder } from './read.ts'

const connectionCount = 64
/** As many as bench/http/serve.ts seats. */
const players = 1_000
// More than any machine we have seen plays; a pair played twice would fail.
const pairsPerSecMax = 16_000
const root = resolve(import.meta.dirname, '../../.trevo')

const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

type PairsOrder = { readonly isQuick: boolean; readonly nodes: number; readonly wrk: Tool }

/**
 * Signed pairs of stake and payout through the platform's own HTTP application, as `bench http` plays
 * them, by members at the bottom of the tree: with and without a worker that keeps the figures of all
 * uplines; interleaved.
 */
export const measurePairs = async (databaseUrl: string, { isQuick, nodes, wrk }: PairsOrder) => {
  const [seconds, times] = isQuick ? [4, 3] : [10, 7]
  const pairsFile = resolve(root, 'bench-agents-pairs')
  const serving = startChild(resolve(import.meta.dirname, '../http/serve.ts'))
  const reader = startChild(resolve(import.meta.dirname, 'read.ts'))
  const tell = (order: ReadOrder) => askChild<object>(reader, order)
  try {
    const keys = { vendor: 'BGS', keys: [createHmacKey('k1')] }
    // The direct downlines of the second-lowest level.
    const members = { first: 3, step: nodes / players }
    const { seats, gameCode, walletPort } = await askChild<Served>(serving, {
      databaseUrl,
      keys,
      members,
    })
    await tell({ url: databaseUrl })
    const play = async (reads: boolean): Promise<number> => {
      signPairs({ path: pairsFile, count: seconds * pairsPerSecMax, keys, seats, gameCode })
      await tell({ reads })
      const load = { port: walletPort, pairsFile, connectionCount, seconds }
      const { pairsPerSec } = await playPairs(wrk, load)
      await tell({ reads: false })
      return pairsPerSec
    }
    await play(true)
    const [without, having]: [number[], number[]] = [[], []]
    for (let time = 0; time < times; time += 1) {
      // So that neither always comes second.
      const isFirst = time % 2 === 0
      const first = await play(isFirst)
      const second = await play(!isFirst)
      having.push(isFirst ? first : second)
      without.push(isFirst ? second : first)
    }
    return { pairRatio: median(having) / median(without), pairsPerSec: median(having) }
  } finally {
    await Promise.all([serving, reader].map(endChild))
    await rm(pairsFile, { force: true })
  }
}
