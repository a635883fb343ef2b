import { setTimeout as pause } from 'node:timers/promises'
import { startMaxMs, systems } from './systems.ts'

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/ready`)).ok
  } catch {
    return false // nothing listens yet
  }
}

/** Waits for the systems that Playwright started without waiting. Throws if one is not ready. */
export default async (): Promise<void> => {
  const untilMs = performance.now() + startMaxMs
  for (const { origin } of systems) {
    while (!(await isReady(origin))) {
      if (performance.now() > untilMs) throw new Error(`${origin} is not ready; see what it wrote`)
      await pause(100)
    }
  }
}
