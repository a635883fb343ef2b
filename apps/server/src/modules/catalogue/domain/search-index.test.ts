import { expect, it } from 'vitest'
import { createSearchIndex } from './search-index.ts'

const find = (text: string): readonly number[] => {
  const index = createSearchIndex()
  index.put({ id: 1, names: ['Dados da Sorte', 'Lucky Dice'], vendor: 'Trevo', kinds: 'mesa' })
  index.put({ id: 2, names: ['Roleta'], vendor: 'Trevo', kinds: 'mesa' })
  return [...index.find(text).keys()]
}

it('swapped letters are found at the beginning, in the middle and at the end', () => {
  expect(find('addos')).toEqual([1])
  expect(find('daods')).toEqual([1])
  expect(find('dadso')).toEqual([1])
})

it('one letter may be wrong from four letters on, two from eight on, none below', () => {
  expect(find('roleto')).toEqual([2])
  expect(find('rolito')).toEqual([])
  expect(find('dize')).toEqual([1])
  expect(find('dad')).toEqual([1])
  expect(find('dax')).toEqual([])
})

it('every significant word is found; a replaced document is not', () => {
  expect(find('os dados da sorte')).toEqual([])
  expect(find('o dados de sorte')).toEqual([1])
  const index = createSearchIndex()
  index.put({ id: 1, names: ['Dados'], vendor: 'Trevo', kinds: 'mesa' })
  index.put({ id: 1, names: ['Cartas'], vendor: 'Trevo', kinds: 'mesa' })
  expect([...index.find('dados').keys()]).toEqual([])
  expect([...index.find('cartas').keys()]).toEqual([1])
})
