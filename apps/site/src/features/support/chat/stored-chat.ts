import { sessionCache } from '../../../core/session/session-keys.ts'

const key = 'chat'

/** The last conversation of this tab, so that it is found again without its address. */
export const storedChat = {
  read: (): string | undefined => sessionCache.read<string>(key),
  write: (name: string): void => sessionCache.write(key, name),
  forget: (): void => sessionCache.remove(key),
}

/** A name as the server gives it; any other text in the address is not a name. */
export const isChatName = (text: string): boolean => /^\d{1,18}(\.[A-Za-z0-9_-]{43})?$/.test(text)
