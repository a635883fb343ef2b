import { expect, test } from 'vitest'
import { findOptions } from './find-options.ts'

const options = [
  { key: 'BR', label: 'Brasil', short: '+55' },
  { key: 'AF', label: 'Afeganistão', short: '+93' },
  { key: 'ST', label: 'São Tomé e Príncipe', short: '+239' },
  { key: 'PT', label: 'Portugal', short: '+351' },
]

test.each([
  ['', ['BR', 'AF', 'ST', 'PT']],
  ['sao', ['ST']],
  ['  PORT ', ['PT']],
  ['+55', ['BR']],
  ['5', ['BR', 'PT']],
  ['br', ['BR']],
  ['is', ['AF']],
  ['xyz', []],
])(
  '"%s" finds %j: accents, capitals and the plus do not matter, beginnings come first',
  (typed, keys) => {
    expect(findOptions(options, typed).map(({ key }) => key)).toEqual(keys)
  },
)
