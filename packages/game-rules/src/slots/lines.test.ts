import { expect, it } from 'vitest'
import { fiveLines, tenLines, twentyFiveLines, twentyLines, twentySevenLines } from './lines.ts'

type Lines = readonly (readonly number[])[]

const mirrored = (lines: Lines): string[] => lines.map((line) => String(line.map((row) => 2 - row)))
const reversed = (lines: Lines): string[] => lines.map((line) => String(line.toReversed()))
const sorted = (lines: Lines): string[] => lines.map(String).toSorted()

it.each([
  ['five', fiveLines, 5, 3],
  ['ten', tenLines, 10, 5],
  ['twenty', twentyLines, 20, 5],
  ['twenty-five', twentyFiveLines, 25, 5],
  ['twenty-seven', twentySevenLines, 27, 3],
] as const)(
  '%s lines are as many, each another, over every reel in one of three rows',
  (_, lines, count, reels) => {
    expect(new Set(lines.map(String)).size).toBe(count)
    for (const line of lines) {
      expect(line).toHaveLength(reels)
      expect(line.every((row) => [0, 1, 2].includes(row))).toBe(true)
    }
  },
)

it.each([
  ['five', fiveLines],
  ['twenty-five', twentyFiveLines],
  ['twenty-seven', twentySevenLines],
] as const)('%s lines favour neither top nor bottom, neither left nor right', (_, lines) => {
  expect(mirrored(lines).toSorted()).toEqual(sorted(lines))
  expect(reversed(lines).toSorted()).toEqual(sorted(lines))
})

it('of the twenty lines only the last has its mirror image among the further ones', () => {
  const known = new Set(twentyLines.map(String))
  const missing = mirrored(twentyLines).filter((line) => !known.has(line))
  expect(missing).toEqual(['2,0,0,0,2'])
  expect(twentyFiveLines.slice(20).map(String)).toContain('2,0,0,0,2')
  expect(tenLines).toEqual(twentyLines.slice(0, 10))
})
