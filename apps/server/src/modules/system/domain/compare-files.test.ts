import { expect, test } from 'vitest'
import { compareFiles, isEqual } from './compare-files.ts'

test('files of a release are changed, missing or added', () => {
  const listed = { 'a.js': '11', 'b.js': '22', 'c.js': '33' }
  const same = compareFiles(listed, { ...listed })
  expect(same).toEqual({ changed: [], missing: [], added: [] })
  expect(isEqual(same)).toBe(true)
  const found = { 'a.js': '11', 'b.js': '99', 'd.js': '44' }
  expect(compareFiles(listed, found)).toEqual({
    changed: ['b.js'],
    missing: ['c.js'],
    added: ['d.js'],
  })
})

test.each([
  { changed: ['a.js'], missing: [], added: [] },
  { changed: [], missing: ['a.js'], added: [] },
  { changed: [], missing: [], added: ['a.js'] },
])('one difference of any kind is one: %j', (differences) => {
  expect(isEqual(differences)).toBe(false)
})
