import type { Usage } from '@trevo/database/testing/record-usage.ts'

/** One step of a run: its name, and seconds of wall-clock and processor time including every process it started. */
export type StepTime = {
  readonly name: string
  readonly wallSec: number
  readonly processorSec: number | undefined
}

type FileUsage = Extract<Usage, { what: 'file' }>

const slowestMax = 10
const layers = ['unit', 'page', 'database']

const seconds = (ms: number): string => (ms / 1_000).toFixed(0).padStart(6)
const sumOf = (files: readonly FileUsage[], field: 'wallMs' | 'processorMs'): number =>
  files.reduce((sum, file) => sum + file[field], 0)

const describeStep = ({ name, wallSec, processorSec }: StepTime): string => {
  const used = processorSec === undefined ? '-' : processorSec.toFixed(0)
  return `  ${name.padEnd(28)}${wallSec.toFixed(0).padStart(6)}${used.padStart(11)}`
}

const describeLayer = (layer: string, all: readonly FileUsage[]): string => {
  const files = all.filter((file) => file.layer === layer)
  const name = `${layer} (${files.length} files)`
  return `  ${name.padEnd(28)}${seconds(sumOf(files, 'wallMs'))}${seconds(sumOf(files, 'processorMs')).padStart(11)}`
}

/** The table at the end of `npm test`: where the time went, in seconds. */
export const formatTestTable = (
  steps: readonly StepTime[],
  usages: readonly Usage[],
): readonly string[] => {
  const files = usages.filter((usage) => usage.what === 'file')
  const count = (what: Usage['what']) => usages.filter((usage) => usage.what === what).length
  const slowest = files.toSorted((a, b) => b.wallMs - a.wallMs).slice(0, slowestMax)
  return [
    `  ${'step'.padEnd(28)}  wall s  processor s`,
    ...steps.map(describeStep),
    '',
    `  ${'layer, sum over workers'.padEnd(28)}  wall s  processor s`,
    ...layers.map((layer) => describeLayer(layer, files)),
    '',
    `  whole servers started: ${count('server')}; databases: ${count('database')} from ${count('template')} templates`,
    '',
    '  slowest files, s',
    ...slowest.map(({ file, wallMs }) => `  ${seconds(wallMs)}  ${file}`),
  ]
}
