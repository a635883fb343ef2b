import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trevo-bench-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a program where no other program is found, as for a user who may not install anything. */
const run = (lines: readonly string[]) => {
  const file = join(folder, 'program.mts')
  writeFileSync(file, lines.join('\n'))
  const args = ['--disable-warning=ExperimentalWarning', file]
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { PATH: folder } })
}

test('25: a bench whose Debian package cannot be fetched reports it in one sentence', () => {
  const { status, stdout, stderr } = run([
    `import { orEnd } from '${resolve(import.meta.dirname, 'find-tool.ts')}'`,
    `import { findWrk } from '${resolve(import.meta.dirname, '../http/find-wrk.ts')}'`,
    `orEnd(() => findWrk('${folder}/wrk'))`,
    "console.log('started')",
  ])
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toBe(
    "This bench needs Debian's package wrk, which apt-get could not fetch here: " +
      'install it (apt-get install wrk, as root) and run the bench again.\n',
  )
})

test('25: the figures are the last line, after any output at the end of a bench', () => {
  const { stdout } = run([
    `import { printResult } from '${resolve(import.meta.dirname, 'print-result.ts')}'`,
    "printResult({ bench: 'x', ratio: 1 })",
    "console.log('stopping')",
    "setTimeout(() => console.log('stopped'), 20)",
  ])
  expect(stdout).toBe('stopping\nstopped\n{"bench":"x","ratio":1}\n')
})

test('25: no bench prints its figures in another way', () => {
  const files = globSync('bench/*/*.ts', { cwd: resolve(import.meta.dirname, '../..') })
  const others = files.filter((file) => {
    const text = readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8')
    return /JSON\.stringify\(\s*\{\s*bench: '/.test(text)
  })
  expect(files.length).toBeGreaterThan(50)
  expect(others).toEqual([])
})
