import { expect, test } from 'vitest'
import { loadWords } from './office-words.ts'

test('a file names reports, columns and codes in the language of who asked for it', async () => {
  const [english, portuguese] = await Promise.all([loadWords('EN'), loadWords('PT')])
  expect(Object.keys(english.codes)).toEqual(Object.keys(portuguese.codes))
  expect(Object.keys(english.codes).every((key) => /^(game|event)\./.test(key))).toBe(true)
  expect([english.codes['event.large_prize'], portuguese.codes['event.large_prize']]).toEqual([
    'Large prize',
    'Prêmio alto',
  ])
  expect(english.column('grossRevenue')).not.toBe(portuguese.column('grossRevenue'))
})

test('what has no text is named by its own code', async () => {
  const words = await loadWords('EN')
  expect([words.report('none'), words.column('none')]).toEqual(['none', 'none'])
})
