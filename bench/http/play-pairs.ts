import { resolve } from 'node:path'
import type { Tool } from '../tools/find-tool.ts'
import { runWrk } from './run-wrk.ts'

export type Load = {
  readonly port: number
  /** What signPairs wrote. */
  readonly pairsFile: string
  readonly connectionCount: number
  readonly seconds: number
}
export type LoadResult = {
  readonly pairsPerSec: number
  /** Processor time of the generator, after it had read its requests. */
  readonly cpuSeconds: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly pairs: number
}
type Told = Omit<LoadResult, 'pairsPerSec'> & { readonly seconds: number }

const script = resolve(import.meta.dirname, 'play-pairs.lua')

/** Plays prepared pairs on kept-alive connections, one request at a time on each. @throws when one fails or none ends */
export const playPairs = async (wrk: Tool, load: Load): Promise<LoadResult> => {
  const told = await runWrk<Told>(wrk, { ...load, script, file: load.pairsFile })
  if (told.pairs === 0) throw new Error('no pair was answered: the figures would mean nothing')
  return { pairsPerSec: told.pairs / told.seconds, ...told }
}
