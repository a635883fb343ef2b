import path from 'node:path'
import { afterAll, expect } from 'vitest'
import { recordUsage } from './record-usage.ts'

// Vitest loads this before each test file, whose own modules are loaded afterwards. Tests replace
// `performance` and `Date`, but not the time since the process began.
const startedSec = process.uptime()
const usedBefore = process.cpuUsage()

const layerOf = (file: string): string => {
  if (/\.(db|long)\.test\.ts$/.test(file)) return 'database'
  return file.endsWith('.tsx') ? 'page' : 'unit'
}

afterAll(() => {
  const file = path.relative(process.cwd(), expect.getState().testPath ?? '')
  const { user, system } = process.cpuUsage(usedBefore)
  recordUsage({
    what: 'file',
    layer: layerOf(file),
    file,
    wallMs: Math.round((process.uptime() - startedSec) * 1_000),
    processorMs: Math.round((user + system) / 1_000),
  })
})
