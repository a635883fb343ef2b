import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test('only addresses of this machine are on it', () => {
  const own = ['http://127.0.0.1:3000/a', 'http://[::1]/', 'https://localhost/callback']
  for (const url of own) expect([url, isLoopback(url)]).toEqual([url, true])
  const others = ['https://localhost.example/', 'http://10.0.0.1/', 'localhost', '']
  for (const url of others) expect([url, isLoopback(url)]).toEqual([url, false])
})
