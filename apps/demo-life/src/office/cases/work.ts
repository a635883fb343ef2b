import type { Config } from '../../config.ts'
import type { Door } from '../../enter.ts'

/** What the works of the back office act with. */
export type Work = {
  readonly config: Config
  readonly enter: Door
  readonly now: () => Date
  log(line: string): void
}
