import { sessionCache } from './session-keys.ts'

const name = 'returnTo'

/** Where members return after interrupting something for a visit to the cashier. */
export const returnTo = {
  note: (href: string): void => sessionCache.write(name, href),
  read: (): string | undefined => sessionCache.read<string>(name),
  forget: (): void => sessionCache.remove(name),
}
