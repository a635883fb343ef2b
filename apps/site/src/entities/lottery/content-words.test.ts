import { findPlay } from '@trevo/lottery-rules/all-plays.ts'
import { createTranslate } from '@trevo/i18n/translate.ts'
import { loadArea } from '@trevo/i18n/site/areas.ts'
import { expect, test } from 'vitest'
import { contentWords } from './content-words.ts'
import { pictureShapes } from './picture-shapes.ts'
import { readNumbers } from './read-numbers.ts'
import { findShape } from './result-shape.ts'

const wordsOf = async (language: 'EN' | 'PT', playId: number, content: string) => {
  const play = findPlay(playId)
  if (!play) throw new Error(`no play ${playId}`)
  const t = createTranslate(await loadArea('lottery', language), 'pt-BR')
  return contentWords(t, play, content)
}

test('pictures are shown by name, numbers as they are', async () => {
  expect(await wordsOf('EN', 2299, '025')).toBe('Fish, Crab, Deer')
  expect(await wordsOf('PT', 2302, '14')).toBe('Camarão, Cabaça')
  expect(await wordsOf('PT', 2129, '1_2_3_4')).toBeUndefined()
  expect(await wordsOf('PT', 2299, 'x')).toBeUndefined()
})

test('a result of the picture dice has a shape for each, and no sums', () => {
  const shape = findShape('SEA_FISH')
  expect(shape?.hasPictures).toBe(true)
  expect(shape?.values.map((value) => pictureShapes[value] !== undefined)).not.toContain(false)
  expect(pictureShapes).toHaveLength(6)
  expect(readNumbers('SEA_FISH', '0,5,3')).toEqual([
    { text: '0', kind: 'picture' },
    { text: '5', kind: 'picture' },
    { text: '3', kind: 'picture' },
  ])
  expect(findShape('SEA_LAO')?.hasPictures).toBe(false)
})
