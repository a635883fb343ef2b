import { expect, it } from 'vitest'
import { createLogger } from './logger.ts'

it('a log line contains nothing that controls a terminal, and keeps its meaning', () => {
  const lines: string[] = []
  const log = createLogger('info', 'test', { write: (line) => void lines.push(line) })
  const name = 'Ana\u202E\u009B31m\u2066'
  log.info({ name }, name)
  expect(lines.join('')).not.toMatch(/[\u0080-\u009F\u202E\u2066]/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ name, msg: name })
})
