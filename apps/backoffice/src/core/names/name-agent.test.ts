import { expect, test } from 'vitest'
import { nameAgent } from './name-agent.ts'

test('a user agent is named by browser and system, one that says neither by its own text', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
  expect(nameAgent(firefox)).toBe('Firefox, Linux')
  expect(nameAgent('curl/8.5')).toBe('curl/8.5')
})
