import { expect, test } from 'vitest'
import { returnAddress } from './return-address.ts'

test.each([
  ['?from=%2Frng%3FgameClassify%3DCRASH', '/rng?gameClassify=CRASH'],
  ['?from=%2F', '/'],
  ['', '/'],
  ['?from=https%3A%2F%2Fevil.example%2F', '/'],
  ['?from=%2F%2Fevil.example', '/'],
  ['?from=%2F%5Cevil.example', '/'],
  ['?from=javascript%3Aalert(1)', '/'],
  ['?from=%2Foffline%3Ffrom%3Dx', '/'],
])('the return address for %s is %s', (search, path) => expect(returnAddress(search)).toBe(path))
