import { expect, it } from 'vitest'
import { speechMs } from './speech.ts'
import { words } from './words.ts'

it('a longer line takes longer, and none holds the table up', () => {
  expect(speechMs('Nada mais.')).toBeLessThan(speechMs('Nova rodada: escolham seus números.'))
  expect(speechMs('x'.repeat(900))).toBe(6_000)
})

it('both languages have lines for every pose that speaks', () => {
  for (const { lines } of Object.values(words)) {
    for (const about of Object.values(lines)) {
      for (const said of Object.values(about)) {
        expect(said.length).toBeGreaterThanOrEqual(3)
        for (const line of said) expect(speechMs(line)).toBeLessThan(3_500)
      }
    }
  }
})
