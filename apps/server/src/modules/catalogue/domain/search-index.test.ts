import { expect, it } from 'vitest'
import { createSearchIndex, type SearchDocument } from './search-index.ts'

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

/** Ids of documents, those that fit best first. */
const inOrder = (
  text: string,
  documents: readonly Partial<SearchDocument>[],
): readonly number[] => {
  const index = createSearchIndex()
  for (const [id, document] of documents.entries()) {
    index.put({ id, names: ['Sorte'], vendor: 'Trevo', kinds: 'mesa', ...document })
  }
  return [...index.find(text)].toSorted(([, one], [, other]) => other - one).map(([id]) => id)
}

it('a word counts most in a name, then in the vendor, and least in the kind', () => {
  expect(
    inOrder('roleta', [{ kinds: 'roleta' }, { vendor: 'Roleta' }, { names: ['Roleta'] }]),
  ).toEqual([2, 1, 0])
})

it('of two names with the word the shorter one is meant', () => {
  expect(inOrder('roleta', [{ names: ['Roleta dos Dois Zeros'] }, { names: ['Roleta'] }])).toEqual([
    1, 0,
  ])
})

it('a whole word fits best, then a beginning, swapped letters, and a wrong one', () => {
  const names = ['Tagre', 'Tirge', 'Tigresa', 'Tigre'].map((name) => ({ names: [name] }))
  expect(inOrder('tigre', names)).toEqual([3, 2, 1, 0])
})

it('one letter alone is no beginning, two are', () => {
  expect(inOrder('t', [{ names: ['Tigre'], vendor: 'X' }])).toEqual([])
  expect(inOrder('ti', [{ names: ['Tigre'] }])).toEqual([0])
})

it('of a pasted text the first six words count', () => {
  const six = 'um dois tres quatro cinco seis'
  expect(inOrder(`${six} sete`, [{ names: [six] }])).toEqual([0])
  expect(inOrder('um dois tres quatro cinco sete', [{ names: [six] }])).toEqual([])
})
