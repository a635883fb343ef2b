import { sessionCache } from './session-keys.ts'

const name = 'returnTo'

/** Where a member returns to after leaving what they were doing for the cashier. */
export const returnTo = {
  note: (href: string): void => sessionCache.write(name, href),
  read: (): string | undefined => sessionCache.read<string>(name),
  forget: (): void => sessionCache.remove(name),
}
