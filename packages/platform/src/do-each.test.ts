import { expect, it } from 'vitest'
import { doEach } from './do-each.ts'

it('one that fails does not block the others, and is thrown at the end', async () => {
  const done: number[] = []
  const work = async (one: number) => {
    if (one < 0) throw new Error(`no ${one}`)
    done.push(one)
  }
  await doEach([1, 2], work)
  await expect(doEach([3, -1, 4], work)).rejects.toThrow('no -1')
  await expect(doEach([-1, -2, 5], work)).rejects.toThrow('2 of them failed')
  expect(done).toEqual([1, 2, 3, 4, 5])
})
