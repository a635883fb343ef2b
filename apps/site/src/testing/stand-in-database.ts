import { vi } from 'vitest'

/** Replaces IndexedDB, which the simulated browser lacks, as far as the key store uses it. */
export const standInDatabase = () => {
  const kept = new Map<string, unknown>()
  let [isMade, closed] = [false, 0]
  const request = <Result>(result: Result, events: readonly string[] = ['success']) => {
    const target = Object.assign(new EventTarget(), { result })
    queueMicrotask(() => {
      for (const name of events) target.dispatchEvent(new Event(name))
    })
    return target
  }
  const store = {
    get: (key: string) => request(kept.get(key)),
    put: (one: unknown, key: string) => request(void kept.set(key, one)),
    delete: (key: string) => request(void kept.delete(key)),
  }
  const database = {
    createObjectStore: () => {
      isMade = true
    },
    transaction: () => {
      if (!isMade) throw new Error('no such store')
      return { objectStore: () => store }
    },
    close: () => {
      closed += 1
    },
  }
  const open = vi.fn<(name: string, version: number) => unknown>(() =>
    request(database, isMade ? ['success'] : ['upgradeneeded', 'success']),
  )
  vi.stubGlobal('indexedDB', { open })
  return { kept, open, closed: () => closed }
}
