import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskEmail, maskName, maskNumber, maskPerson } from './mask.ts'

describe('masks', () => {
  it.each([
    ['membro.demo', 'me****o'],
    ['maria', 'ma****a'],
    ['ana1', 'an****'],
    ['ana', 'a****'],
    ['', '****'],
  ])('the name %s reads %s', (name, masked) => expect(maskName(name)).toBe(masked))

  it('a name is never shown whole, nor its length', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 5 }), (one, long) => {
        expect(maskName(one)).not.toBe(one)
        expect([...maskName(long)]).toHaveLength(7)
      }),
    )
  })

  it.each([
    ['ana.lima@mail.com.br', 'an****@m****.com.br'],
    ['a@b.co', 'a****@b****.co'],
  ])('the address %s reads %s', (email, masked) => expect(maskEmail(email)).toBe(masked))

  it('a number shows its last digits, a person first name and an initial', () => {
    expect([maskNumber('11987654321'), maskNumber('123456')]).toEqual(['****4321', '****56'])
    expect([maskPerson('Ana Maria Lima'), maskPerson('Ana'), maskPerson('João Silva')]).toEqual([
      'Ana L****',
      'An****',
      'João S****',
    ])
  })
})
