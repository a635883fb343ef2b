/** The results of the rounds played here, newest last. The history has them all. */
export type KeptResults = {
  readonly list: () => readonly string[]
  readonly add: (roundId: string, result: string) => void
}

const KEPT = 500

type Kept = { readonly id: string; readonly result: string }

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'result' in value &&
  typeof value.result === 'string'

const read = (key: string): Kept[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isKept) : []
  } catch {
    return []
  }
}

/** Keeps results of a title while its tab is open, each round once. */
export const keepResults = (gameCode: string): KeptResults => {
  const key = `trevo-results-${gameCode}`
  let kept = read(key)
  return {
    list: () => kept.map(({ result }) => result),
    add: (id, result) => {
      if (kept.some((one) => one.id === id)) return
      kept = [...kept, { id, result }].slice(-KEPT)
      try {
        sessionStorage.setItem(key, JSON.stringify(kept))
      } catch {
        // Without storage they last until the page is left.
      }
    },
  }
}
