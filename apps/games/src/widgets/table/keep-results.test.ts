// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { keepResults } from './keep-results.ts'

beforeEach(() => sessionStorage.clear())

it('keeps each round once, also for the next page of the same tab', () => {
  const results = keepResults('a-title')
  results.add('one', '17')
  results.add('one', '17')
  results.add('two', '0')
  expect(results.list()).toEqual(['17', '0'])
  expect(keepResults('a-title').list()).toEqual(['17', '0'])
  expect(keepResults('another').list()).toEqual([])
})

it('keeps the last five hundred', () => {
  const results = keepResults('a-title')
  for (let round = 0; round < 510; round += 1) results.add(String(round), String(round))
  expect(results.list()).toHaveLength(500)
  expect(results.list()[0]).toBe('10')
})

it('starts from scratch if the stored value is not a list of results', () => {
  sessionStorage.setItem('trevo-results-a-title', '{"no": "list"')
  expect(keepResults('a-title').list()).toEqual([])
  sessionStorage.setItem('trevo-results-a-title', '[1, {"id": 2}, {"id": "x", "result": "9"}]')
  expect(keepResults('a-title').list()).toEqual(['9'])
})
