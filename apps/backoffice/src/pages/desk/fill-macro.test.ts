import { expect, test } from 'vitest'
import { fillMacro, nameOf } from './fill-macro.ts'

const values = { username: 'luar.norte', brand: 'Trevo', operator: 'ana', number: '' }

test('variables are filled in, and one without a value stays visible', () => {
  expect(fillMacro('Hello {username}, {operator} of {brand}', values)).toBe(
    'Hello luar.norte, ana of Trevo',
  )
  expect(fillMacro('About {number}', values)).toBe('About {number}')
})

test('a guest is called as they asked to be', () => {
  expect(nameOf('trevo@luar.norte')).toBe('luar.norte')
  expect(nameOf(null, 'Bia')).toBe('Bia')
})
