import { expect, it } from 'vitest'
import { engineOf, engines } from './engines.ts'
import { measureOf } from './measures.ts'
import type { TitleData } from './title-data.ts'

it('every family has one engine', () => {
  const families = engines.map(({ family }) => family)
  expect(new Set(families).size).toBe(families.length)
})

it('a title of a family without engine or measure is an error with its code', () => {
  const title = { family: 'none', gameCode: 'jogo-novo' } as unknown as TitleData
  expect(() => engineOf(title)).toThrow('jogo-novo')
  expect(() => measureOf(title)).toThrow('jogo-novo')
})
