import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the project is `long`, which `npm run test:all` runs and `npm test` does not. */
    isLong: boolean
  }
}

/**
 * How much a test does: little in `npm test`, all of it in the project `long`. A file that uses this
 * is listed in `long-tests.ts`.
 */
export const inLongRun = <Amount>(usual: Amount, long: Amount): Amount =>
  inject('isLong') ? long : usual
