import { expect, test } from 'vitest'
import { maskCpf, plainCpf } from './cpf.ts'

test.each(['529.982.247-25', '52998224725', '529 982 247 25', '11144477735'])(
  '%s is a CPF',
  (typed) => expect(plainCpf(typed)).toMatch(/^\d{11}$/),
)

test.each([
  '',
  '52998224724',
  '52998224715',
  '11111111111',
  '5299822472',
  '5299822472a',
  '٥٢٩٩٨٢٢٤٧٢٥',
])('"%s" is not a CPF', (typed) => expect(plainCpf(typed)).toBeUndefined())

test('is masked except for its middle', () => expect(maskCpf('52998224725')).toBe('***.982.247-**'))
