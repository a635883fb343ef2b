import { expect, it } from 'vitest'
import { pageUrlOf } from './page-url.ts'

it.each([
  ['/game?nodeId=1#x', '/game?nodeId=1'],
  ['http://127.0.0.1/game?nodeId=1', '/game?nodeId=1'],
  ['HTTPS://evil.example:1/game', '/game'],
  ['http://evil.example', '/'],
  ['http://evil.example?a=1', '/?a=1'],
  ['//evil.example/game', '/evil.example/game'],
  ['/\\evil.example', '/evil.example'],
  ['*', '/*'],
  ['', '/'],
])('%j is the own page %s', (url, expected) => {
  const { origin, pathname, search } = pageUrlOf({ url })
  expect([origin, pathname + search]).toEqual(['http://page', expected])
})
