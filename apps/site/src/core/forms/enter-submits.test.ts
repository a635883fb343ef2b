import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '../..')
const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

test('Enter submits every form: each has a submit button, without which browsers do nothing', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }))
    .filter(({ text }) => text.includes('<form'))
  expect(files.length).toBeGreaterThan(20)
  for (const { file, text } of files) {
    const buttons = countOf(text, /type="submit"|<FormEnd/g)
    expect([file, buttons]).toEqual([file, countOf(text, /<form\b/g)])
  }
})
