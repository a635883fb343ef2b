import { expect, it } from 'vitest'
import { readSearch } from './read-search.ts'

const nothing = {
  customerId: undefined,
  account: undefined,
  username: undefined,
  cpf: undefined,
  mobileE164: undefined,
  email: undefined,
}

it.each([
  [' ana.demo ', { username: 'ana.demo' }],
  ['trevo@ana', { account: 'trevo@ana' }],
  ['ana@mail.example', { account: 'ana@mail.example', email: 'ana@mail.example' }],
  ['529.982.247-25', { username: '529.982.247-25', cpf: '52998224725' }],
  ['(31) 98765-4321', { mobileE164: '+5531987654321' }],
  ['31987654321', { username: '31987654321', mobileE164: '+5531987654321' }],
  ['+44 7911 123456', { mobileE164: '+447911123456' }],
  ['0123456789ABCDEF', { username: '0123456789ABCDEF', customerId: '0123456789abcdef' }],
  ['two words', {}],
  ['', {}],
])('"%s" can name %j', (typed, named) => {
  expect(readSearch(typed)).toEqual({ ...nothing, ...named })
})
