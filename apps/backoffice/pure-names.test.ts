import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pureNames } from './pure-names.ts'

const folders = [
  'apps/backoffice/src',
  'packages/ui/src',
  'packages/i18n/src',
  'packages/api-client/src',
]

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => path.join(folder, name))

const call = new RegExp(
  String.raw`^\s*(?:(?:await|void)\s+)?(?:${pureNames.join('|')})(?:\.\w+)*\(`,
)
/** The line before leaves an expression open, which takes the call's value. */
const isOpen = (line: string): boolean => /[([,=?:&|>]$/.test(line)

/** Calls for their effect under these names, as `file:line`. */
const findCalls = (file: string, text: string): string[] => {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const isEffect = call.test(line) && !isOpen((lines[index - 1] ?? '').trimEnd())
    return isEffect ? [`${file}:${index + 1}`] : []
  })
}

test('nothing is called for its effect under a name that the bundler takes for pure', () => {
  expect(findCalls('a', 'const send = () => {\n  typed.forget()\n  z\n}')).toEqual(['a:2'])
  expect(findCalls('a', 'const shape = z.array(\n  z.object({}),\n)')).toEqual([])
  const found = folders
    .flatMap(filesOf)
    .flatMap((file) => findCalls(file, readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})
