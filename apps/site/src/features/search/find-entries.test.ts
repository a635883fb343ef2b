import { describe, expect, test } from 'vitest'
import { findEntries } from './find-entries.ts'
import { markHits } from './mark-hits.ts'

const entries = [
  { label: 'Depositar', synonyms: 'pix dinheiro saldo' },
  { label: 'Extrato', synonyms: 'histórico apostas' },
  { label: 'Cassino ao vivo' },
  { label: 'Promoções' },
  { label: 'Compra de bônus' },
]
const labels = (typed: string) => findEntries(entries, typed).map(({ label }) => label)

describe('entries matching the typed text', () => {
  test.each([
    { typed: 'dep', found: ['Depositar'], why: 'a word begins so' },
    { typed: 'PIX', found: ['Depositar'], why: 'people call it so' },
    { typed: 'historico', found: ['Extrato'], why: 'accents do not matter' },
    { typed: 'vivo cassino', found: ['Cassino ao vivo'], why: 'words in any order' },
    { typed: 'cassino pix', found: [], why: 'every word must fit' },
    { typed: 'deopsitar', found: ['Depositar'], why: 'two letters swapped' },
    { typed: 'depsitar', found: ['Depositar'], why: 'a letter missing' },
    { typed: 'promoçxes', found: ['Promoções'], why: 'a letter wrong' },
    { typed: 'depositer', found: ['Depositar'], why: 'the last letter wrong' },
    { typed: 'xyz', found: [], why: 'nothing fits' },
    { typed: '  ', found: [], why: 'nothing is typed' },
  ])('“$typed”: $why', ({ typed, found }) => expect(labels(typed)).toEqual(found))

  test('names that begin with the letters come before those that only contain them', () => {
    const both = [{ label: 'Superbônus' }, { label: 'Bônus' }]
    expect(findEntries(both, 'bonus').map(({ label }) => label)).toEqual(['Bônus', 'Superbônus'])
  })
})

test.each([
  ['Ouro do Vulcão', 'vulcao', ['Ouro do ', '*Vulcão']],
  ['Tigre da Sorte', 'sorte tig', ['*Tig', 're da ', '*Sorte']],
  ['Tigre da Sorte', 'tigri', ['Tigre da Sorte']],
  ['Straße 7', 'strasse', ['Straße 7']],
])('in “%s” the letters of “%s” are marked', (text, typed, parts) => {
  expect(markHits(text, typed).map((part) => (part.isHit ? `*${part.text}` : part.text))).toEqual(
    parts,
  )
})
