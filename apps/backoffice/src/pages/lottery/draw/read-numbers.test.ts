import { describe, expect, it } from 'vitest'
import { readNumbers } from './read-numbers.ts'

const six = {
  length: 6,
  pool: { from: 1, to: 60, isDistinct: true, digits: 2, isSet: true },
  example: null,
}
const five = {
  length: 5,
  pool: { from: 0, to: 9, isDistinct: false, digits: 1, isSet: false },
  example: null,
}

describe('numbers that a person types', () => {
  it.each(['081317273442', '08 13 17 27 34 42', '42,34,27,17,13,08'])(
    '%s is one set of six',
    (text) => {
      expect(readNumbers(text, six)).toMatchObject({ result: '08,13,17,27,34,42' })
    },
  )

  it('digits in order keep it, and may repeat', () => {
    expect(readNumbers('91191', five)).toMatchObject({ result: '9,1,1,9,1', fault: undefined })
  })

  it.each([
    ['0813', 'count'],
    ['08131727346', 'count'],
    ['081317273408', 'repeated'],
    ['081361', 'range'],
    ['00', 'range'],
  ])('%s lacks something: %s', (text, fault) => {
    expect(readNumbers(text, six)).toMatchObject({ result: undefined, fault })
  })

  it('the last number may still be growing', () => {
    expect(readNumbers('08130', six)).toMatchObject({ balls: ['08', '13', '0'], fault: 'count' })
  })

  it('where each place has its own form, the text is taken as it is', () => {
    const free = { length: 27, pool: null, example: null }
    expect(readNumbers(' 12345|678 ', free).result).toBe('12345|678')
    expect(readNumbers('  ', free).result).toBeUndefined()
  })
})
