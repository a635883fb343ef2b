import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createHashThreads } from './hash-threads.ts'

const password = Buffer.from('Verde-42')
// The field after the bracketed name is the third of the documented list; nice is the 19th.
const nices = () =>
  readdirSync('/proc/self/task').map((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })

describe('hash threads', () => {
  it('an invalid hash is an error of that job, and the thread continues', async () => {
    const threads = createHashThreads()
    await expect(threads.verify('no hash', password)).rejects.toThrow('argon2')
    const stored = await threads.hash(password)
    expect(await threads.verify(stored, password)).toBe(true)
    expect(await threads.verify(stored, Buffer.from('verde-42'))).toBe(false)
  })

  it('a balance page is not held up: hashing happens elsewhere', async () => {
    const threads = createHashThreads()
    const hashCount = 10
    let turns = 0
    const hashing = new AbortController()
    const countTurns = async () => {
      for (; !hashing.signal.aborted; turns += 1) await nextTurn()
    }
    const counting = countTurns()
    for (let hash = 0; hash < hashCount; hash += 1) await threads.hash(password)
    hashing.abort()
    await counting
    // A hash on this thread would let one or two turns pass, however fast the machine is.
    expect(turns).toBeGreaterThan(10 * hashCount)
  })

  it.runIf(process.platform === 'linux')(
    'others go first: its threads have low priority, the main thread has not',
    async () => {
      const ours = getPriority()
      await createHashThreads().hash(password)
      expect(Math.max(...nices())).toBe(Math.min(19, ours + 10))
      expect(Math.min(...nices())).toBe(ours)
    },
  )
})
